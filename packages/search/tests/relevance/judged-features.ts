import type {Row} from './judged-query';

const SERIALIZATION = '/docs/concepts/serialization';
const FAQ = '/docs/faq';
const REACT_FAQ = '/docs/react/faq';
const NODES = '/docs/concepts/nodes';
const PLUGINS = '/docs/react/plugins';

/** Features and platform, as developers ask about them in public. */
export const QUESTIONS_ON_FEATURES: Row[] = [
  [
    'upload and paste images',
    '/docs/packages/lexical-file',
    NODES,
    '/docs/packages/lexical-clipboard',
    PLUGINS,
    '/docs/packages/lexical-rich-text',
    '/docs/concepts/decorators',
    '/docs/faq',
  ],
  [
    'mentions with my own trigger',
    PLUGINS,
    '/docs/api/modules/lexical_react_LexicalTypeaheadMenuPlugin',
    '/docs/faq',
  ],
  ['limit length', FAQ, '/docs/concepts/transforms'],
  [
    'restrict what is pasted',
    '/docs/packages/lexical-clipboard',
    '/docs/concepts/serialization',
    '/docs/faq',
    '/docs/serialization/dom-import',
  ],
  ['nested lists', '/docs/packages/lexical-list', '/docs/api/modules/lexical_list'],
  [
    'merge table cells',
    '/docs/packages/lexical-table',
    '/docs/api/modules/lexical_table',
  ],
  [
    'build a toolbar',
    '/docs/getting-started/react',
    '/docs/react/create_plugin',
    '/docs/getting-started/quick-start',
    '/docs/faq',
  ],
  [
    'drag handle',
    '/docs/api/modules/lexical_react_LexicalDraggableBlockPlugin',
    PLUGINS,
    '/docs/packages/lexical-dragon',
    '/docs/faq',
  ],
  [
    'find and replace',
    '/docs/concepts/traversals',
    '/docs/packages/lexical-text',
    '/docs/packages/lexical-mark',
    '/docs/faq',
  ],
  [
    'collaboration does not start',
    '/docs/collaboration/faq',
    '/docs/collaboration/react',
  ],
  ['render on the server', FAQ, REACT_FAQ, '/docs/getting-started/react'],
  ['test an editor in jsdom', '/docs/testing'],
  ['is it safe against xss', SERIALIZATION, '/docs/concepts/shadow-dom', '/docs/faq'],
  [
    'shadow dom',
    '/docs/concepts/shadow-dom',
    '/docs/getting-started/supported-browsers',
    '/docs/concepts/dom-events',
    '/docs/api/modules/lexical',
  ],
  [
    'how large may a document be',
    '/docs/collaboration/faq',
    '/docs/design',
    '/docs/intro',
    FAQ,
  ],
  ['size of the packages', '/docs/intro'],
];
