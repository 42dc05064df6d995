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

/**
 * Returns the element that shows a fence: a block, or tabs with a block for each package manager
 * when the fence fetches packages.
 *
 * @throws SampleError when the fence cannot be shown.
 */
export async function elementFor(
  fence: Fence,
  identifiers: readonly ResolvedIdentifier[],
  context: FenceContext,
): Promise<MdxJsxFlowElement> {
  if (fence.meta.live) {
    return liveElement(fence, identifiers, context);
  }
  if (!isPackageCommand(fence.language, fence.code)) {
    return jsxElement('CodeSample', {
      html: await renderFence(fence, identifiers, context),
    });
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

/** A block that carries its whole source, lines that are hidden included. */
async function liveElement(
  fence: Fence,
  identifiers: readonly ResolvedIdentifier[],
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
