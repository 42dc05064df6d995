import {type ReactNode, useState} from 'react';

interface CopyButtonProps {
  readonly label: string;
  /** What the button says when the text has been copied. */
  readonly done?: string;
  /** What is copied, for those who do not see where the button is. */
  readonly subject?: string;
  readonly text: string | (() => string);
  readonly isDisabled?: boolean;
}

/** Copies a text and says whether that worked, until the reader goes on. */
export function CopyButton(props: CopyButtonProps): ReactNode {
  const {label, done = 'Copied', subject, text, isDisabled = false} = props;
  const [result, setResult] = useState<string>();
  const copy = (): void => {
    navigator.clipboard.writeText(typeof text === 'string' ? text : text()).then(
      () => setResult(done),
      () => setResult('Copying isn’t allowed here'),
    );
  };
  return (
    <button
      type="button"
      disabled={isDisabled}
      onClick={copy}
      onBlur={() => setResult(undefined)}
      aria-label={subject && `${label} ${subject}`}
    >
      <span aria-live="polite">{result ?? label}</span>
    </button>
  );
}
