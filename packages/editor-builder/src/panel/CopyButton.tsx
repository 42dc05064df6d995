import {type ReactNode, useState} from 'react';

interface CopyButtonProps {
  readonly label: string;
  /** What is copied, for those who do not see where the button is. */
  readonly subject: string;
  readonly text: string;
}

/** Copies a text and says whether that worked, until the text changes. */
export function CopyButton({label, subject, text}: CopyButtonProps): ReactNode {
  const [copied, setCopied] = useState<string>();
  const [refused, setRefused] = useState(false);
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setRefused(true),
    );
  };
  return (
    <button type="button" onClick={copy} aria-label={`${label} ${subject}`}>
      <span aria-live="polite">
        {refused ? 'Copying isn’t allowed here' : copied === text ? 'Copied' : label}
      </span>
    </button>
  );
}
