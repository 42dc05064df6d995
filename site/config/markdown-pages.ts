import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {PluginConfig} from '@docusaurus/types';
import type {MarkdownPagesOptions} from '@lexical-documentation/markdown-pages';
import {parse} from 'yaml';

import manifest from '../../package.json';
import {paths} from './paths';

/** What every editor meets, whatever it is for: as if this many more questions led there. */
const EVERY_EDITOR = 25;

const PAGES_FOR_EVERY_EDITOR = [
  '/docs/intro',
  '/docs/getting-started/quick-start',
  '/docs/getting-started/react',
  '/docs/concepts/editor-state',
  '/docs/concepts/updates',
  '/docs/concepts/nodes',
  '/docs/concepts/selection',
  '/docs/concepts/commands',
  '/docs/concepts/listeners',
  '/docs/extensions/intro',
];

/** What code for an editor needs, within 20,000 tokens: setup, the document, changes, React, formats. */
const ESSENTIALS: MarkdownPagesOptions['essentials'] = {
  '/docs/getting-started/react': [
    'Create a project',
    'Render an editor',
    'Write the first content',
    'Add a toolbar',
    'Save the note',
  ],
  '/docs/extensions/intro': ['How an editor is built'],
  '/docs/react/setup': ['Use LexicalComposer'],
  '/docs/react/create_plugin': ['Write the register function', 'Wrap it for React'],
  '/docs/concepts/updates': [
    'How an update is applied',
    'Changes not visible after an update',
    'Options',
  ],
  '/docs/concepts/editor-state': [
    'Read a state',
    'Serialize a state',
    'Replace the state',
    'Where to call dollar functions',
  ],
  '/docs/concepts/nodes': [
    'The five kinds of node',
    'Register a node',
    'Give a node properties',
    'Extend TextNode',
    'Show a component',
  ],
  '/docs/concepts/selection': [
    'Anchor, focus and points',
    'Insert a node at the caret',
  ],
  '/docs/concepts/commands': [
    'Return true to stop a command',
    'Payload types',
    'Command priority',
  ],
  '/docs/concepts/listeners': ['Combine and clean up'],
  '/docs/concepts/transforms': ['Avoid an endless loop'],
  '/docs/concepts/serialization': [
    'Choose a format',
    'Load a stored document',
    'Export HTML and import it again',
    'Markdown',
    'Custom nodes',
  ],
  '/docs/serialization/markdown': ['Which transformers are there?'],
  '/docs/guides/lists': [],
};

const SECTIONS: MarkdownPagesOptions['sections'] = [
  {title: 'Start', paths: ['/docs/intro', '/docs/getting-started', '/docs/design']},
  {title: 'Course', paths: ['/docs/learn']},
  {
    title: 'Concepts',
    paths: [
      ...PAGES_FOR_EVERY_EDITOR.filter((path) => path.startsWith('/docs/concepts/')),
      '/docs/concepts',
    ],
  },
  {title: 'Guides', paths: ['/docs/guides', '/docs/faq', '/docs/testing']},
  {title: 'Extensions', paths: ['/docs/extensions/intro', '/docs/extensions']},
  {title: 'HTML and Markdown', paths: ['/docs/serialization']},
  {title: 'React', paths: ['/docs/react']},
  {title: 'Collaboration', paths: ['/docs/collaboration']},
  {title: 'Errors', paths: ['/docs/error']},
  {title: 'Packages', paths: ['/docs/packages']},
  {title: 'Examples', paths: ['/gallery'], isOptional: true},
  {title: 'Blog', paths: ['/blog'], isOptional: true},
  {title: 'API reference', paths: ['/docs/api'], isOptional: true},
  {
    title: 'Optional',
    // The empty path takes all that is left.
    paths: ['/docs/maintainers-guide', '/community', ''],
    isOptional: true,
  },
];

const ASSISTANTS: MarkdownPagesOptions['assistants'] = [
  {name: 'ChatGPT', address: 'https://chatgpt.com/?q={prompt}'},
  {name: 'Claude', address: 'https://claude.ai/new?q={prompt}'},
];

/** Pages as Markdown, for assistants and whoever reads without a browser. */
export function markdownPagesPlugin(): PluginConfig {
  const options: MarkdownPagesOptions = {
    title: 'Lexical',
    summary:
      'Lexical is a framework for building text editors on the web: a document model, input that works across browsers, and rendering. Every TypeScript sample on these pages is compiled and run against the version that the front matter names.',
    facts: {lexical: manifest.devDependencies['@lexical/headless']},
    sections: SECTIONS,
    needs: readNeeds(),
    essentials: ESSENTIALS,
    assistants: ASSISTANTS,
  };
  return ['@lexical-documentation/markdown-pages', {...options}];
}

/** How many of the real questions each page answers. */
function readNeeds(): Record<string, number> {
  const needs: Record<string, number> = {};
  const add = (path: string, count: number) => {
    needs[path] = (needs[path] ?? 0) + count;
  };
  const folder = join(paths.docs, 'answers');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yml'))) {
    const answers = parse(readFileSync(join(folder, file), 'utf8')) as {
      answer: string;
      question?: string;
    }[];
    // What has only phrases is found by search; nobody needs to know it beforehand.
    const questions = answers.filter(({question}) => question !== undefined);
    questions.forEach(({answer}) => add(answer.replace(/#.*/, ''), 1));
  }
  PAGES_FOR_EVERY_EDITOR.forEach((path) => add(path, EVERY_EDITOR));
  return needs;
}
