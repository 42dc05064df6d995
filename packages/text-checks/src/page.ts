import {readFileSync} from 'node:fs';

import type {Nodes, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/** A page, as the rules read it. */
export interface Page {
  readonly file: string;
  readonly text: string;
  readonly tree: Root;
  /** A part that other pages import; its file name starts with an underscore. */
  readonly isPart: boolean;
  /**
   * The text in which everything but prose is blank: code blocks, URLs, components, front matter.
   * Code in a sentence is replaced with backticks. Lines and columns are the same as in the file.
   */
  readonly prose: string;
}

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx);

/** @throws the error of MDX if the file can't be parsed */
export function readPage(file: string): Page {
  const text = readFileSync(file, 'utf8');
  const tree = parser.parse(text);
  return {
    file,
    text,
    tree,
    isPart: /(?:^|[\\/])_[^\\/]+$/.test(file),
    prose: proseOf(text, tree),
  };
}

/** A quoted message keeps its words. */
export const QUOTED = /"[^"\n]*"|“[^”\n]*”/g;

/** Replaces each character of code in a sentence. */
const CODE = '`';

/** Nodes whose text isn't prose. */
const NO_PROSE: ReadonlySet<string> = new Set([
  'code',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
  'yaml',
]);

/** A heading with an anchor of its own quotes a message: `### Type not found {/* #code-30 *\/}`. */
export function isQuotation(node: Nodes): boolean {
  const last = node.type === 'heading' ? node.children.at(-1) : undefined;
  return last?.type === 'mdxTextExpression' && /^\/\* #[\w-]+ \*\/$/.test(last.value);
}

function proseOf(text: string, tree: Root): string {
  const prose = [...text.replace(/[^\n]/g, ' ')];
  visit(tree, (node: Nodes) => {
    if (NO_PROSE.has(node.type) || isQuotation(node)) {
      return SKIP;
    }
    const {start, end} = node.position ?? {};
    if ((node.type === 'text' || node.type === 'inlineCode') && start && end) {
      for (let index = start.offset ?? 0; index < (end.offset ?? 0); index++) {
        prose[index] = node.type === 'text' ? text.charAt(index) : CODE;
      }
    }
    return undefined;
  });
  return prose.join('');
}
