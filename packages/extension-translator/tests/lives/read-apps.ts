import {readFileSync} from 'node:fs';
import path from 'node:path';

/** An app of the composer's form, which exports `App`. */
export interface ComposerApp {
  readonly name: string;
  readonly code: string;
}

/** Where the names that apps use come from, so that each app shows only what is its own. */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  lexical: [
    '$createParagraphNode',
    '$createTextNode',
    '$getRoot',
    'COMMAND_PRIORITY_LOW',
    'EditorState',
    'FORMAT_TEXT_COMMAND',
    'KEY_ENTER_COMMAND',
    'TextNode',
  ],
  react: ['Component', 'useEffect', 'useMemo', 'useState'],
  '@lexical/code': ['CodeNode'],
  '@lexical/hashtag': ['HashtagNode'],
  '@lexical/link': ['LinkNode'],
  '@lexical/list': ['ListItemNode', 'ListNode'],
  '@lexical/markdown': ['TRANSFORMERS'],
  '@lexical/rich-text': ['HeadingNode', 'QuoteNode'],
  '@lexical/table': ['TableCellNode', 'TableNode', 'TableRowNode'],
  '@lexical/react/LexicalComposerContext': ['useLexicalComposerContext'],
  '@lexical/react/LexicalContentEditable': ['ContentEditable'],
};
const TYPES = new Set(['EditorState']);
const TAG =
  /\b(?:LexicalErrorBoundary|LexicalComposer(?!Context)|[A-Z][A-Za-z]+Plugin)\b/g;

/** Reads the apps: a line `=== name` begins each. */
export function readApps(): ComposerApp[] {
  return readFileSync(path.join(import.meta.dirname, 'apps.txt'), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((text) => {
      const end = text.indexOf('\n');
      const body = text.slice(end + 1);
      return {name: text.slice(0, end), code: `${importsOf(body)}\n${body}`};
    });
}

function importsOf(body: string): string {
  const lines = Object.entries(MODULES).flatMap(([module, names]) => {
    const used = names.filter((name) =>
      new RegExp(`(?<![\\w$])${name.replace('$', '\\$')}\\b`).test(body),
    );
    const shown = used.map((name) => (TYPES.has(name) ? `type ${name}` : name));
    return used.length === 0 ? [] : [`import {${shown.join(', ')}} from '${module}';`];
  });
  const components = [...new Set(body.match(TAG))].map((name) => {
    const file = name.startsWith('Lexical') ? name : `Lexical${name}`;
    return `import {${name}} from '@lexical/react/${file}';`;
  });
  return [...lines, ...components].join('\n');
}
