import {type ReactNode, useState} from 'react';

interface CopyButtonProps {
  readonly label: string;
  readonly done: string;
  readonly text: () => string;
  readonly isDisabled?: boolean;
}

/** Copies a text and says whether that worked. */
export function CopyButton({
  label,
  done,
  text,
  isDisabled = false,
}: CopyButtonProps): ReactNode {
  const [result, setResult] = useState(label);
  const copy = (): void => {
    navigator.clipboard.writeText(text()).then(
      () => setResult(done),
      () => setResult('Copying isn’t allowed here'),
    );
  };
  return (
    <button type="button" disabled={isDisabled} onClick={copy}>
      {result}
    </button>
  );
}
