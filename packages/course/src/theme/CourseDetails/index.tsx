import type {ReactNode} from 'react';

interface Props {
  readonly summary: string;
  readonly children: ReactNode;
}

/** A hint or a solution: the browser's own details, so that they open without JavaScript. */
export default function CourseDetails({summary, children}: Props): ReactNode {
  return (
    <details>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
