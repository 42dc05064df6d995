import {Children, isValidElement, type ReactNode} from 'react';

import {useCodeSampleEvents} from '../../client/use-code-sample-events';

export interface Props {
  readonly children?: ReactNode;
  readonly title?: ReactNode;
  readonly className?: string;
  readonly language?: string;
}

/** Code in JSX, which the build doesn't process: rendered in the same frame, without colors. */
export default function CodeBlock({children, title, language}: Props): ReactNode {
  useCodeSampleEvents();
  return (
    <div className="code-sample">
      {title ? <div className="code-title">{title}</div> : null}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide block scrolls, and the keyboard must reach it */}
      <pre tabIndex={0}>
        <code className={language ? `code-tokens language-${language}` : 'code-tokens'}>
          {textOf(children)}
        </code>
      </pre>
      <button type="button" className="code-copy" aria-label="Copy code" />
    </div>
  );
}

/** MDX ends a block with a line break that would be visible as an empty line. */
function textOf(children: ReactNode): ReactNode {
  const isText = Children.toArray(children).every((child) => !isValidElement(child));
  return isText ? Children.toArray(children).join('').replace(/\n$/, '') : children;
}
