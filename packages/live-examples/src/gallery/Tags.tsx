import type {ReactNode} from 'react';

import type {ExampleCard} from '../example/types';

interface TagsProps {
  readonly example: Pick<ExampleCard, 'difficulty' | 'tags'>;
}

/** The difficulty of an example, and its topics. */
export function Tags({example: {difficulty, tags}}: TagsProps): ReactNode {
  return (
    <ul className="example-tags" aria-label="Difficulty and tags">
      <li className="example-difficulty">{difficulty}</li>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
