import {INSERT_HORIZONTAL_RULE_COMMAND} from '@lexical/extension';
import {
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
} from '@lexical/list';
import {MenuOption} from '@lexical/react/LexicalTypeaheadMenuPlugin';
import {$createHeadingNode, $createQuoteNode} from '@lexical/rich-text';
import {$setBlocksType} from '@lexical/selection';
import {
  $createParagraphNode,
  $getSelection,
  $isRangeSelection,
  type ElementNode,
  type LexicalEditor,
} from 'lexical';

/** A kind of block that the menu offers. */
export class BlockOption extends MenuOption {
  constructor(
    readonly sign: string,
    readonly label: string,
    readonly keywords: string,
    readonly $apply: (editor: LexicalEditor) => void,
  ) {
    super(label);
  }
}

const OPTIONS = [
  new BlockOption('¶', 'Text', 'paragraph plain', () => {
    $turnInto($createParagraphNode);
  }),
  new BlockOption('H1', 'Heading', 'title h1', () => {
    $turnInto(() => $createHeadingNode('h1'));
  }),
  new BlockOption('H2', 'Subheading', 'title h2', () => {
    $turnInto(() => $createHeadingNode('h2'));
  }),
  new BlockOption('•', 'Bulleted list', 'unordered ul', (editor) => {
    editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined);
  }),
  new BlockOption('1.', 'Numbered list', 'ordered ol', (editor) => {
    editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined);
  }),
  new BlockOption('”', 'Quote', 'citation blockquote', () => {
    $turnInto($createQuoteNode);
  }),
  new BlockOption('—', 'Divider', 'horizontal rule hr line', (editor) => {
    editor.dispatchCommand(INSERT_HORIZONTAL_RULE_COMMAND, undefined);
  }),
];

/** Returns the kinds of blocks whose name or keywords contain a word that begins with `query`. */
export function findBlockOptions(
  query: string,
  more: readonly BlockOption[] = [],
): BlockOption[] {
  const start = query.toLowerCase();
  return [...OPTIONS, ...more].filter(({label, keywords}) =>
    `${label} ${keywords}`
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(start)),
  );
}

/** Turns the selected blocks into another kind. */
export function $turnInto($create: () => ElementNode): void {
  const selection = $getSelection();
  if ($isRangeSelection(selection)) $setBlocksType(selection, $create);
}
