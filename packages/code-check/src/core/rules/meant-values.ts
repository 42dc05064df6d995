/** What people give as a format, and the call that does it. */
const MEANT: readonly (readonly [pattern: RegExp, fix: (value: string) => string])[] = [
  [
    /^(?:h[1-6]|heading(?:-?[1-6])?|title)$/i,
    (value) =>
      `A heading is a block: editor.update(() => $setBlocksType($getSelection(), () => $createHeadingNode('h${/\d/.exec(value)?.[0] ?? '1'}'))).`,
  ],
  [
    /^(?:paragraph|normal|p)$/i,
    () =>
      'A paragraph is a block: editor.update(() => $setBlocksType($getSelection(), () => $createParagraphNode())).',
  ],
  [
    /^(?:block)?quote$/i,
    () =>
      'A quote is a block: editor.update(() => $setBlocksType($getSelection(), () => $createQuoteNode())).',
  ],
  [
    /^(?:code-?block|pre)$/i,
    () =>
      'A code block is a block: editor.update(() => $setBlocksType($getSelection(), () => $createCodeNode())).',
  ],
  [
    /^(?:left|right|center|justify|start|end)$/i,
    (value) =>
      `Alignment belongs to blocks: editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, '${value.toLowerCase()}').`,
  ],
  [
    /^(?:ul|bullet(?:ed)?(?:-?list)?|unordered(?:-?list)?)$/i,
    () =>
      'A list has its own command: editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined).',
  ],
  [
    /^(?:ol|number(?:ed)?(?:-?list)?|ordered(?:-?list)?)$/i,
    () =>
      'A list has its own command: editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined).',
  ],
  [
    /^(?:color|background|font|fontSize|font-\w+|background-\w+|#[\da-f]{3,8})$/i,
    (value) =>
      `That is a style: $patchStyleText(selection, {'${value.startsWith('#') ? 'color' : value}': '…'}), from @lexical/selection.`,
  ],
  [
    /^(?:link|url|a)$/i,
    () =>
      'A link has its own command: editor.dispatchCommand(TOGGLE_LINK_COMMAND, url).',
  ],
  [
    /^(?:bold|italic|underline|strikethrough|code|highlight|subscript|superscript)$/,
    (value) =>
      `Text formats have another command: editor.dispatchCommand(FORMAT_TEXT_COMMAND, '${value}').`,
  ],
];

/** Other names of formats. */
const RENAMED: Readonly<Record<string, string>> = {
  b: 'bold',
  em: 'italic',
  i: 'italic',
  inlinecode: 'code',
  mark: 'highlight',
  checklist: 'check',
  monospace: 'code',
  numbered: 'number',
  ol: 'number',
  ordered: 'number',
  task: 'check',
  todo: 'check',
  ul: 'bullet',
  unordered: 'bullet',
  s: 'strikethrough',
  strike: 'strikethrough',
  'strike-through': 'strikethrough',
  strong: 'bold',
  sub: 'subscript',
  sup: 'superscript',
  super: 'superscript',
  u: 'underline',
};

/** What to write for a value that isn't allowed at a place for formats or alignments. */
export function meantBy(value: string, allowed: readonly string[]): string | undefined {
  if (allowed.includes(`h${value}`)) return `Write 'h${value}'.`;
  const renamed = RENAMED[value.toLowerCase()] ?? value.toLowerCase();
  if (allowed.includes(renamed)) return `Write '${renamed}'.`;
  const isFormat = ['bold', 'center'].some((each) => allowed.includes(each));
  const found = isFormat ? MEANT.find(([pattern]) => pattern.test(value)) : undefined;
  return found?.[1](value);
}
