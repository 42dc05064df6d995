import type {SymbolEntry} from '../model/schema';

/** A code block of a description. */
export interface CodeBlock {
  readonly code: string;
  /** Empty if the block has no language. */
  readonly language: string;
  /** The text after the language. */
  readonly meta: string;
}

/**
 * Highlights code as HTML: one element for each block, in order.
 *
 * @param symbols - every exported name, to link to
 */
export type CodeRenderer = (
  blocks: readonly CodeBlock[],
  symbols: ReadonlyMap<string, SymbolEntry>,
) => Promise<readonly string[]>;

/** Returns the HTML of a block, or undefined to render it plain. */
export type CodeHtml = (block: CodeBlock) => string | undefined;

/** Collects the blocks in a first rendering, and returns their HTML in the second. */
export function createCodeStore(): {
  readonly collect: CodeHtml;
  readonly render: (
    renderer: CodeRenderer,
    symbols: ReadonlyMap<string, SymbolEntry>,
  ) => Promise<CodeHtml>;
} {
  const blocks = new Map<string, CodeBlock>();
  return {
    collect: (block) => {
      blocks.set(JSON.stringify(block), block);
      return undefined;
    },
    render: async (renderer, symbols) => {
      const html = await renderer([...blocks.values()], symbols);
      const byBlock = new Map(
        [...blocks.keys()].map((key, index) => [key, html[index]]),
      );
      return (block) => byBlock.get(JSON.stringify(block));
    },
  };
}
