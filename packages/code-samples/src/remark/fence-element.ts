import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {
  commandsFor,
  isPackageCommand,
  PACKAGE_MANAGERS,
} from '../fence/package-manager-commands';
import {readSampleSource} from '../fence/sample-source';
import type {ResolvedIdentifier} from '../links/resolve-identifiers';
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
