import {type ReactNode, useEffect, useState} from 'react';

const FEEDBACK_MS = 2000;

/** Whether the last copy worked; null as long as there is none to tell of. */
type Result = 'copied' | 'failed' | null;

interface CopyButtonProps {
  readonly label: string;
  /** What the button says when the text has been copied. */
  readonly done?: string;
  /** What is copied, for those who do not see where the button is. */
  readonly subject?: string;
  readonly text: string | (() => string);
  readonly isDisabled?: boolean;
  readonly className?: string | undefined;
  readonly labelClassName?: string | undefined;
  readonly icon?: (result: Result) => ReactNode;
  /** Shown on hover, where the label is only read out. */
  readonly title?: string | undefined;
}

/** Copies a text and says for two seconds whether that worked. */
export function CopyButton(props: CopyButtonProps): ReactNode {
  const {label, done = 'Copied', subject, text, isDisabled = false} = props;
  const [result, setResult] = useState<Result>(null);
  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = (): void => {
    navigator.clipboard.writeText(typeof text === 'string' ? text : text()).then(
      () => setResult('copied'),
      () => setResult('failed'),
    );
  };
  const messages = {copied: done, failed: 'Not allowed: select and copy it'};
  return (
    <button
      type="button"
      className={props.className}
      disabled={isDisabled}
      title={props.title}
      onClick={copy}
      aria-label={subject && `${label} ${subject}`}
    >
      {props.icon?.(result)}
      <span aria-live="polite" className={props.labelClassName}>
        {result ? messages[result] : label}
      </span>
    </button>
  );
}
