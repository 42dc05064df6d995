import Link from '@docusaurus/Link';
import commands from '@live-examples/tour-commands';
import extensions from '@live-examples/tour-extensions';
import nodes from '@live-examples/tour-nodes';
import updates from '@live-examples/tour-updates';
import CodeSample from '@theme/CodeSample';
import Heading from '@theme/Heading';
import LiveExample from '@theme/LiveExample';
import type {ReactNode} from 'react';

import styles from './Tour.module.css';

const STEPS = [
  {
    title: 'The document is a tree of nodes',
    text: 'Headings, paragraphs, and pieces of text are all nodes, and each node has a type and a key. Press Enter and watch the outline.',
    to: '/docs/concepts/nodes',
    more: 'Nodes',
    example: nodes,
    file: 'read-blocks.ts',
  },
  {
    title: 'Every change is an update',
    text: 'An update changes a draft of the document. When Lexical commits the draft, it becomes the new state. Undo reverts the whole step.',
    to: '/docs/concepts/updates',
    more: 'Updates',
    example: updates,
    file: 'append-lines.ts',
  },
  {
    title: 'User actions become commands',
    text: 'When someone presses a key, clicks a button, or pastes, Lexical sends a command with a typed payload. Handlers run in order of priority until one returns true.',
    to: '/docs/concepts/commands',
    more: 'Commands',
    example: commands,
    file: 'insert-time.ts',
  },
  {
    title: 'Extensions add the rest',
    text: 'An extension combines nodes, handlers, and transforms under one name. This one turns a hyphen and a greater-than sign into an arrow. Try typing them.',
    to: '/docs/getting-started/creating-plugin',
    more: 'Write a plugin',
    example: extensions,
    file: 'arrows-extension.ts',
  },
];

const NOTHING = [] as const;

/** How Lexical works in four steps, each with a small editor and the code that makes the difference. */
export function Tour(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="tour">
      <div className={styles.inner}>
        <Heading as="h2" id="tour" className={styles.heading}>
          How it works, in four editors
        </Heading>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <Step key={step.title} {...step} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Step({title, text, to, more, example, file}: (typeof STEPS)[number]) {
  const {files, sources} = example;
  const index = files.indexOf(file);
  return (
    <li className={styles.step}>
      <div className={styles.words}>
        <Heading as="h3" className={styles.title}>
          {title}
        </Heading>
        <p>
          {text} <Link to={to}>{more}</Link>
        </p>
        <LiveExample example={example} beside={NOTHING} start="touched" isBare />
      </div>
      {sources && (
        <div className={styles.code}>
          <CodeSample
            html={sources.texts[index] ?? ''}
            place={`${sources.place}-${index}`}
          />
        </div>
      )}
    </li>
  );
}
