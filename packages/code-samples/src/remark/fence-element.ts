import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {
  commandsFor,
  isPackageCommand,
  PACKAGE_MANAGERS,
} from '../fence/package-manager-commands';
import {isNotation, readSampleSource} from '../fence/sample-source';
import type {ResolvedIdentifier} from '../links/resolve-identifiers';
import {COMPILED_LANGUAGES} from '../program/sample-program';
import {SampleError} from '../sample-error';
import {jsxElement} from './jsx-nodes';
import {renderFence, type Fence, type FenceContext} from './render-fence';

/** A fence with what the compiler knows of it. */
export interface ResolvedFence {
  readonly fence: Fence;
  readonly identifiers: readonly ResolvedIdentifier[];
}

/**
 * Returns the element that shows a fence: a block, tabs with a block for each package manager when the
 * fence fetches packages, or tabs with the sample in TypeScript and in JavaScript.
 *
 * @param javascript - the same sample in JavaScript, when the fence asks for it
 * @throws SampleError when the fence cannot be shown.
 */
export async function elementFor(
  resolved: ResolvedFence,
  javascript: ResolvedFence | undefined,
  context: FenceContext,
): Promise<MdxJsxFlowElement> {
  const {fence} = resolved;
  if (fence.meta.live) {
    return liveElement(resolved, context);
  }
  if (javascript) {
    const tabs = [resolved, javascript].map((tab) => sampleElement(tab, context));
    return {...jsxElement('LanguageTabs', {}), children: await Promise.all(tabs)};
  }
  if (!isPackageCommand(fence.language, fence.code)) {
    return sampleElement(resolved, context);
  }
  const blocks = PACKAGE_MANAGERS.map(async (manager) => {
    const code = commandsFor(manager, fence.code);
    const source = readSampleSource(code);
    return [manager, await renderFence({...fence, code, source}, [], context)] as const;
  });
  return jsxElement(
    'PackageManagerTabs',
    Object.fromEntries(await Promise.all(blocks)),
  );
}

async function sampleElement(
  {fence, identifiers}: ResolvedFence,
  context: FenceContext,
): Promise<MdxJsxFlowElement> {
  return jsxElement('CodeSample', {
    html: await renderFence(fence, identifiers, context),
  });
}

/** A block that carries its whole source, lines that are hidden included. */
async function liveElement(
  {fence, identifiers}: ResolvedFence,
  context: FenceContext,
): Promise<MdxJsxFlowElement> {
  const {language, meta, where, source} = fence;
  const fallback = meta.title?.endsWith(`.${language}`)
    ? meta.title
    : `sample.${language}`;
  if (!COMPILED_LANGUAGES.has(language)) {
    throw new SampleError({
      what: `A fence in "${language}" asks to be live, but nothing runs it.`,
      where,
      expected: `live only on ${[...COMPILED_LANGUAGES].join(', ')}`,
      fix: 'Remove live, or name the language that the code is in.',
    });
  }
  const files = source.files.map(({name, startLine, endLine}) => {
    const lines = source.compiledLines.slice(startLine, endLine);
    const text = lines.filter((line) => !isNotation(line)).join('\n');
    return {name: name ?? fallback, text: `${text.trim()}\n`};
  });
  // As data inside the block's HTML, it costs the page's scripts nothing.
  const data = JSON.stringify(files).replaceAll('<', '\\u003c');
  const block = await renderFence(fence, identifiers, context);
  return jsxElement('LiveCodeSample', {
    html: `${block}<script type="application/json">${data}</script>`,
  });
}
