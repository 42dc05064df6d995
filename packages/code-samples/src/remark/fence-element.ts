import {jsxElement} from '@lexical-documentation/common/build';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {
  commandsFor,
  isPackageCommand,
  PACKAGE_MANAGERS,
} from '../fence/package-manager-commands';
import {pinnedCommands} from '../fence/pinned-commands';
import {readSampleSource} from '../fence/sample-source';
import type {ResolvedIdentifier} from '../links/resolve-identifiers';
import {sourceData} from './source-data';
import {renderFence, type Fence, type FenceContext} from './render-fence';

/** A fence with the compiler's information about it. */
export interface ResolvedFence {
  readonly fence: Fence;
  readonly identifiers: readonly ResolvedIdentifier[];
}

/**
 * Returns the element for a fence: a block, tabs with a block for each package manager if the fence
 * installs packages, or tabs with the sample in TypeScript and in JavaScript.
 *
 * @param javascript - the same sample in JavaScript, if the fence asks for it
 * @throws FourPartError if the fence can't be shown
 */
export async function elementFor(
  resolved: ResolvedFence,
  javascript: ResolvedFence | undefined,
  context: FenceContext,
): Promise<MdxJsxFlowElement> {
  const {fence} = resolved;
  if (javascript) {
    const tabs = [resolved, javascript].map((tab) => sampleElement(tab, context));
    return {...jsxElement('LanguageTabs', {}), children: await Promise.all(tabs)};
  }
  if (!isPackageCommand(fence.language, fence.code)) {
    return sampleElement(resolved, context);
  }
  const pinned = pinnedCommands(fence.code, context.versionOf ?? (() => undefined));
  const blocks = PACKAGE_MANAGERS.map(async (manager) => {
    const code = commandsFor(manager, pinned);
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
  if (fence.meta.live) {
    const block = await renderFence(fence, identifiers, context);
    return jsxElement('LiveCodeSample', {html: block + sourceData(fence)});
  }
  return jsxElement('CodeSample', {
    html: await renderFence(fence, identifiers, context),
  });
}
