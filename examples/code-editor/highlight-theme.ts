/** Prism has many token types, but the page has few colors, so each type gets the class of its group. */
const GROUPS = {
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'blockquote'],
  keyword: ['keyword', 'atrule', 'important', 'tag', 'selector', 'title', 'bold'],
  string: [
    'string',
    'char',
    'attr-value',
    'inserted',
    'regex',
    'url',
    'template-string',
  ],
  number: ['number', 'boolean', 'constant', 'symbol', 'unit', 'hexcode'],
  name: ['function', 'class-name', 'builtin', 'attr-name', 'property', 'variable'],
  sign: ['punctuation', 'operator', 'entity'],
} as const;

/** Prism's token types, and their classes. */
export const highlightTheme: Record<string, string> = Object.fromEntries(
  Object.entries(GROUPS).flatMap(([group, types]) =>
    types.map((type) => [type, `code-editor-${group}`]),
  ),
);
