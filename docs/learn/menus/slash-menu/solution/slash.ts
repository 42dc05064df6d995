import {signal} from '@lexical/extension';
import {$createHeadingNode, $createQuoteNode} from '@lexical/rich-text';
import {$setBlocksType} from '@lexical/selection';
import {
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  defineExtension,
  type ElementNode,
} from 'lexical';

import {$createCalloutNode} from './callout';

/** A block that the menu offers. */
export interface BlockOption {
  readonly label: string;
  readonly $create: () => ElementNode;
}

const OPTIONS: readonly BlockOption[] = [
  {label: 'Heading', $create: () => $createHeadingNode('h2')},
  {label: 'Quote', $create: $createQuoteNode},
  {label: 'Callout', $create: $createCalloutNode},
];

/** The options whose names start with what somebody typed. */
export function optionsFor(query: string | null): readonly BlockOption[] {
  if (query === null) return [];
  return OPTIONS.filter(({label}) =>
    label.toLowerCase().startsWith(query.toLowerCase()),
  );
}

/** Takes the typed text away, and turns the block into the chosen one. */
export function $choose({$create}: BlockOption): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const node = selection.anchor.getNode();
  if ($isTextNode(node)) node.spliceText(0, selection.anchor.offset, '', true);
  $setBlocksType($getSelection(), $create);
}

/** What somebody typed after a slash at the start of a block, or nothing. */
export function $readQuery(): string | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
  const node = selection.anchor.getNode();
  if (!$isTextNode(node) || node.getPreviousSibling()) return null;
  const before = node.getTextContent().slice(0, selection.anchor.offset);
  return /^\/([a-z]*)$/i.exec(before)?.[1] ?? null;
}

/** Tells what to search for; nothing hides the menu. */
export const SlashExtension = defineExtension({
  name: 'slash',
  build: () => ({query: signal<string | null>(null)}),
  register: (editor, _config, state) =>
    editor.registerUpdateListener(({editorState}) => {
      state.getOutput().query.value = editorState.read($readQuery);
    }),
});
