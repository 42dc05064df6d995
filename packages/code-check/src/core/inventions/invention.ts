import {call, type Entry} from '../replacement-entry';

/** A pattern of names that no package has, and what stands for them; its groups are passed on. */
export type Invention = readonly [
  pattern: RegExp,
  entry: (...parts: string[]) => Entry,
];

/** How the kind of a block is changed. */
export function blocks(): Entry {
  return call(
    "editor.update(() => { const selection = $getSelection(); $setBlocksType(selection, () => $createHeadingNode('h1')); }), with the function that creates the block: $createHeadingNode, $createQuoteNode, $createCodeNode or $createParagraphNode",
    '@lexical/selection#$setBlocksType',
  );
}
