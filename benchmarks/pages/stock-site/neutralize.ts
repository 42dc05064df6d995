/** The parts of a Markdown tree (mdast with MDX) that are looked at here. */
interface Node {
  type: string;
  children?: Node[];
  name?: string | null;
  value?: string;
  meta?: string | null;
}

/** What a stock site can import: its components, of which the texts use tabs. */
const STOCK_IMPORT = /from\s+['"](?:@theme\/Tab(?:s|Item)['"]|@docusaurus\/)/;

/** Words of a fence that stock Docusaurus understands. */
const STOCK_META = /title="[^"]*"|showLineNumbers|\{[\d,-]+\}/g;

const HIDDEN_BLOCK = /^.*\/\/ ---cut-start---[\s\S]*?\/\/ ---cut-end---.*\n?/gm;
const HIDDEN_START = /^[\s\S]*\/\/ ---cut---.*\n/;
const HIDDEN_END = /\n?.*\/\/ ---cut-after---[\s\S]*$/;
const HIDDEN_LINE = /^\s*\/\/ @(filename|errors):.*\n?/gm;
const MARK = /[ \t]*\/\/ \[!code[^\]]*\]/g;

/**
 * Remark plugin that leaves of a page what a reader of a stock site would see: components that it
 * does not have give way to their content, samples lose what the page hides.
 */
export function neutralize() {
  return (tree: Node) => {
    neutralizeChildren(tree);
  };
}

function neutralizeChildren(parent: Node): void {
  if (!parent.children) {
    return;
  }
  parent.children = parent.children.flatMap((node) => {
    neutralizeChildren(node);
    switch (node.type) {
      case 'mdxjsEsm':
        return STOCK_IMPORT.test(node.value ?? '') ? [node] : [];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return isForeign(node.name) ? (node.children ?? []) : [node];
      case 'code':
        return [visibleCode(node)];
      default:
        return [node];
    }
  });
}

/** Components are capitalized; of those, a stock page here has tabs. */
function isForeign(name: string | null | undefined): boolean {
  return !!name && /^[A-Z]/.test(name) && name !== 'Tabs' && name !== 'TabItem';
}

function visibleCode(node: Node): Node {
  const value = (node.value ?? '')
    .replace(HIDDEN_BLOCK, '')
    .replace(HIDDEN_START, '')
    .replace(HIDDEN_END, '')
    .replace(HIDDEN_LINE, '')
    .replace(MARK, '');
  return {...node, value, meta: node.meta?.match(STOCK_META)?.join(' ') ?? null};
}
