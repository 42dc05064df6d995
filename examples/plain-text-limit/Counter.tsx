import type {ReactNode} from 'react';

/** From here on, screen readers announce the count. Earlier, it would only be a distraction. */
const ANNOUNCE_BELOW = 10;

interface CounterProps {
  id: string;
  max: number;
  remaining: number;
}

/** Shows how many characters are left, in words and as a bar. */
export function Counter({id, max, remaining}: CounterProps): ReactNode {
  const message = describe(remaining);
  const used = Math.min(1, (max - remaining) / max);
  return (
    <>
      <span className="plain-text-limit-track" aria-hidden="true">
        <span
          className="plain-text-limit-bar"
          data-over={remaining < 0}
          style={{inlineSize: `${used * 100}%`}}
        />
      </span>
      <span id={id} className="plain-text-limit-count" data-over={remaining < 0}>
        {message}
      </span>
      <span role="status" className="plain-text-limit-hidden">
        {remaining <= ANNOUNCE_BELOW ? message : ''}
      </span>
    </>
  );
}

function describe(remaining: number): string {
  const count = Math.abs(remaining);
  const unit = count === 1 ? 'character' : 'characters';
  return `${count} ${unit} ${remaining < 0 ? 'over the limit' : 'left'}`;
}
