import {
  type ClipboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';

import type {StatePlace} from '../core/report';
import styles from './InspectPanel.module.css';

/** A browser takes seconds to lay out more than this in a field. */
const LARGE = 200_000;
const EXCERPT = 300;

export interface StateFieldHandle {
  /** Takes the keyboard to a place of the text. */
  readonly goTo: (place: StatePlace) => void;
}

interface StateFieldProps {
  readonly ref: Ref<StateFieldHandle>;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** The text: a field, or, where there is too much for one, the part around a place. */
export function StateField({ref, text, onChange}: StateFieldProps): ReactNode {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const excerpt = useRef<HTMLPreElement>(null);
  const [offset, setOffset] = useState(0);
  useImperativeHandle(ref, () => ({
    goTo: (place) => {
      setOffset(place.offset);
      if (area.current) select(area.current, place);
      else excerpt.current?.focus();
    },
  }));
  if (text.length > LARGE) {
    const start = Math.max(0, offset - EXCERPT / 3);
    return (
      <div>
        <p className={styles.label}>
          {text.length.toLocaleString('en')} characters: too many for a field. This is
          the part from character {(start + 1).toLocaleString('en')}.
        </p>
        <pre ref={excerpt} tabIndex={-1} className={styles.excerpt}>
          {text.slice(start, start + EXCERPT)}
        </pre>
      </div>
    );
  }
  const pasteLarge = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length <= LARGE || text !== '') return;
    event.preventDefault();
    onChange(pasted);
  };
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        JSON of an editor state
      </label>
      <textarea
        ref={area}
        id={id}
        className={styles.field}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onPaste={pasteLarge}
        onChange={({target}) => onChange(target.value)}
      />
    </div>
  );
}

/** Browsers scroll to the caret only when it is set before the field has the focus. */
function select(area: HTMLTextAreaElement, {offset, line}: StatePlace): void {
  area.blur();
  area.setSelectionRange(offset, offset + 1);
  area.focus();
  const lines = area.value.split('\n').length;
  area.scrollTop = (area.scrollHeight * (line - 3)) / lines;
}
