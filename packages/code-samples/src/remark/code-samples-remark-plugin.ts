import {importDefault} from '@lexical-documentation/common/build';
import type {Code, Parents, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

import {parseFenceMeta} from '../fence/fence-meta';
import {javascriptOf, javascriptTitle} from '../fence/javascript';
import type {VersionOf} from '../fence/pinned-commands';
import {readSampleSource} from '../fence/sample-source';
import {PLAIN_LANGUAGE} from '../highlight/tokenize';
import {
  type IdentifierStoreOptions,
  sharedIdentifierStore,
} from '../links/identifier-store';
import {linkProse} from '../links/prose-links';
import type {SymbolIndex} from '../links/symbol-index';
import {elementFor} from './fence-element';
import type {Fence, FenceContext} from './render-fence';

export interface CodeSamplesRemarkOptions extends IdentifierStoreOptions {
  /** The reference's symbols; without them, nothing is linked. */
  readonly symbolIndex?: () => SymbolIndex | Promise<SymbolIndex>;
  /**
   * Returns whether the site has an editor that can open a sample as it's shown. Such a sample gets
   * a button of class `code-open`, which the site handles.
   */
  readonly isPlayable?: (code: string, language: string) => boolean;
  /** Versions of packages, which are added to commands that install them. */
  readonly versionOf?: VersionOf;
}

const COMPONENTS = [
  'CodeSample',
  'LanguageTabs',
  'LiveCodeSample',
  'PackageManagerTabs',
];
const noSymbols: SymbolIndex = new Map();

/**
 * A remark plugin that converts each fence to one element with its HTML, and links the first
 * mention of each exported symbol in prose to the reference.
 *
 * @throws FourPartError when it transforms a page with a fence that can't be shown
 */
export function codeSamplesRemarkPlugin(options: CodeSamplesRemarkOptions) {
  const identifiers = sharedIdentifierStore(options);
  let context: Promise<FenceContext> | undefined;
  return async (tree: Root, file: VFile): Promise<void> => {
    context ??= contextOf(options);
    const known = await context;
    const nodes = fencesOf(tree, file.path);
    const fences = nodes.map(({fence}) => fence);
    const others = await Promise.all(fences.map(javascriptFence));
    const resolved = await identifiers.identifiersOf(fences);
    const otherResolved = await identifiers.identifiersOf(
      others.map((other, index) => other ?? (fences[index] as Fence)),
    );
    await Promise.all(
      nodes.map(async ({fence, parent, node}, index) => {
        const siblings: RootContent[] = parent.children;
        const position = siblings.indexOf(node);
        const other = others[index];
        siblings[position] = await elementFor(
          {fence, identifiers: resolved[index] ?? []},
          other && {fence: other, identifiers: otherResolved[index] ?? []},
          known,
        );
      }),
    );
    linkProse(tree, known.symbols);
    for (const name of COMPONENTS) {
      if (usesElement(tree, name)) {
        tree.children.unshift(importDefault(name, `@theme/${name}`));
      }
    }
  };
}

async function contextOf({
  symbolIndex,
  isPlayable,
  versionOf,
}: CodeSamplesRemarkOptions): Promise<FenceContext> {
  const symbols = (await symbolIndex?.()) ?? noSymbols;
  return {symbols, isPlayable, versionOf};
}

function usesElement(tree: Root, name: string): boolean {
  let found = false;
  visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
    found ||= element.name === name;
  });
  return found;
}

/** The fence of the second tab. */
async function javascriptFence(fence: Fence): Promise<Fence | undefined> {
  const {meta, where} = fence;
  return meta.hasJavaScript
    ? {
        ...(await javascriptOf(fence, where)),
        meta: {...meta, ...(meta.title && {title: javascriptTitle(meta.title)})},
        where,
      }
    : undefined;
}

interface FenceNode {
  readonly fence: Fence;
  readonly node: Code;
  readonly parent: Parents;
}

function fencesOf(tree: Root, file: string): FenceNode[] {
  const nodes: FenceNode[] = [];
  visit(tree, 'code', (node: Code, _index, parent: Parents | undefined) => {
    if (parent) {
      const where = {file, line: node.position?.start.line ?? 1};
      const fence = {
        language: node.lang ?? PLAIN_LANGUAGE,
        meta: parseFenceMeta(node.meta, where),
        code: node.value,
        source: readSampleSource(node.value),
        where,
      };
      nodes.push({fence, node, parent});
    }
  });
  return nodes;
}
