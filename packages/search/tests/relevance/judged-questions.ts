import type {Row} from './judged-query';

const SERIALIZATION = '/docs/concepts/serialization';
const FAQ = '/docs/faq';
const REACT_FAQ = '/docs/react/faq';
const MARKDOWN = '/docs/packages/lexical-markdown';
const HTML = '/docs/packages/lexical-html';
const HEADLESS = '/docs/packages/lexical-headless';
const NODES = '/docs/concepts/nodes';
const SELECTION = '/docs/concepts/selection';
const PLUGINS = '/docs/react/plugins';

/** Content in and out, as developers ask about it in public. */
export const QUESTIONS_ON_CONTENT: Row[] = [
  [
    'How do I load stored HTML for editing?',
    SERIALIZATION,
    HTML,
    FAQ,
    '/docs/serialization/dom-import',
  ],
  ['why does setting initial content throw', FAQ, REACT_FAQ, '/docs/error'],
  ['initial state plain string', FAQ, SERIALIZATION, '/docs/getting-started/react'],
  ['keep the editor in sync with an outside value', REACT_FAQ, FAQ],
  [
    'show saved json as static html without an editor',
    SERIALIZATION,
    HTML,
    HEADLESS,
    '/docs/serialization/dom-render',
    '/docs/faq',
  ],
  [
    'How do I make HTML in Node?',
    SERIALIZATION,
    HTML,
    HEADLESS,
    '/docs/serialization/dom-render',
    '/docs/faq',
  ],
  [
    'convert markdown without a mounted editor',
    SERIALIZATION,
    MARKDOWN,
    HEADLESS,
    '/docs/serialization/markdown-mdast',
  ],
  [
    'markdown import loses blank lines',
    SERIALIZATION,
    MARKDOWN,
    '/docs/serialization/markdown-mdast',
  ],
  ['preserve newlines', MARKDOWN, SERIALIZATION, '/docs/api/modules/lexical_markdown'],
  [
    'markdown not the same after a round trip',
    SERIALIZATION,
    MARKDOWN,
    '/docs/serialization/markdown-mdast',
  ],
  [
    'custom markdown syntax',
    MARKDOWN,
    SERIALIZATION,
    '/docs/serialization/markdown-mdast',
  ],
  [
    'tables in markdown',
    MARKDOWN,
    '/docs/packages/lexical-mdast',
    SERIALIZATION,
    '/docs/serialization/markdown-mdast',
  ],
  [
    'clean html without spans and inline styles',
    SERIALIZATION,
    HTML,
    '/docs/serialization/dom-render',
  ],
  [
    'colors dropped on html import',
    SERIALIZATION,
    HTML,
    '/docs/serialization/dom-import',
  ],
  [
    'why do spaces collapse in html',
    SERIALIZATION,
    HTML,
    '/docs/serialization/dom-import',
    '/docs/serialization/dom-render',
  ],
  ['turn plain text into editor json on the server', SERIALIZATION, HEADLESS, FAQ],
  ['detect empty editor', FAQ],
  ['clear editor after sending', FAQ, '/docs/concepts/commands'],
  [
    'onChange fires on load',
    '/docs/concepts/listeners',
    '/docs/react/faq',
    '/docs/getting-started/react',
    PLUGINS,
  ],
  ['type not found must be registered', SERIALIZATION, '/docs/error', NODES],
  [
    'migrate old documents to a new node shape',
    SERIALIZATION,
    '/docs/concepts/node-state',
  ],
];

/** Nodes, selection and focus. */
export const QUESTIONS_ON_NODES: Row[] = [
  ['custom node that shows a react component', NODES, '/docs/concepts/decorators'],
  ['decorator without react', NODES, '/docs/concepts/decorators'],
  ['node replacement has no effect', '/docs/concepts/node-replacement'],
  [
    'custom node lost on html import',
    SERIALIZATION,
    HTML,
    NODES,
    '/docs/serialization/dom-import',
  ],
  [
    'insert a node at the caret',
    '/docs/api/modules/lexical_utils',
    SELECTION,
    '/docs/packages/lexical-utils',
    '/docs/concepts/updates',
    '/docs/api/modules/lexical',
  ],
  ['how do I copy a node', '/docs/concepts/node-cloning'],
  [
    'nested editors',
    '/docs/api/modules/lexical_extension',
    '/docs/react/faq',
    PLUGINS,
    '/docs/concepts/history',
    '/docs/api/modules/lexical_react_LexicalNestedComposer',
    '/docs/concepts/decorators',
    '/docs/concepts/named-slots',
    '/docs/faq',
  ],
  [
    'caret cannot get beside my decorator',
    SELECTION,
    NODES,
    '/docs/concepts/decorators',
  ],
  ['selection lost when toolbar takes focus', SELECTION],
  ['keep the selection visible while unfocused', SELECTION],
  ['why does an update steal the focus', SELECTION, '/docs/concepts/updates'],
  ['put the caret in the middle of inserted text', SELECTION],
  ['caret as offset in the whole text', SELECTION],
  ['selection null on blur', SELECTION],
];

/** Life of the editor, commands and keys. */
export const QUESTIONS_ON_LIFE: Row[] = [
  ['reach the editor from outside the composer', REACT_FAQ],
  [
    'LexicalComposerContext error',
    '/docs/error',
    REACT_FAQ,
    '/docs/react/',
    '/docs/api/modules/lexical_react_LexicalComposerContext',
  ],
  ['two copies of lexical', '/docs/error', '/docs/getting-started/quick-start'],
  ['manage many editors', REACT_FAQ],
  ['what does read-only block', '/docs/concepts/read-only'],
  ['switch to read-only', '/docs/concepts/read-only'],
  ['why can I not read what I just wrote', '/docs/concepts/updates'],
  ['async update', '/docs/concepts/updates', '/docs/concepts/editor-state'],
  [
    'StrictMode runs effects twice',
    '/docs/react/',
    REACT_FAQ,
    '/docs/extensions/react',
  ],
  [
    'endless loop in update listener',
    '/docs/concepts/transforms',
    '/docs/concepts/listeners',
    '/docs/error',
  ],
  ['changes that undo skips', '/docs/concepts/history'],
  ['enter to send on phones', '/docs/concepts/commands'],
  ['my command is not called', '/docs/concepts/commands'],
  ['command priority', '/docs/concepts/commands', '/docs/api/modules/lexical'],
  [
    'tab key indent or leave',
    '/docs/concepts/commands',
    '/docs/concepts/keyboard-accessibility',
    PLUGINS,
    '/docs/api/modules/lexical_react_LexicalTabIndentationPlugin',
  ],
];
