import {FourPartError} from '@lexical-documentation/common';
import {staticElement} from '@lexical-documentation/static-text';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {putBundledSizes} from './bundled-sizes';
import {exportsList} from './exports-list';
import {type Facts, factsHtml} from './facts-html';
import {readPackage} from './installed-package';
import type {PackageFactsOptions} from './options';
import {sizesTable} from './sizes-table';
import {storedSizes} from './stored-sizes';

export type {ExportedName, PackageFactsOptions} from './options';

const FACTS = 'PackageFacts';
const EXPORTS = 'PackageExports';
const SIZES = 'PackageSizes';

/**
 * A remark plugin that puts facts in the place of `<PackageFacts name="…" />`,
 * `<PackageExports name="…" />`, `<PackageSizes />` and `<BundledSize of="…" />`.
 *
 * @throws FourPartError while a page is transformed, when it asks for a package that there
 *   is not
 */
export function packageFactsRemarkPlugin(options: PackageFactsOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    for (const {element, siblings} of requestsIn(tree)) {
      const names =
        element.name === SIZES
          ? options.packages
          : [
              nameOf(
                element,
                options,
                `${file.path}:${element.position?.start.line ?? 1}`,
              ),
            ];
      const facts = await Promise.all(names.map((name) => factsOf(name, options)));
      siblings[siblings.indexOf(element)] = contentFor(element.name, facts, options);
    }
    await putBundledSizes(tree, file, options);
  };
}

interface Request {
  readonly element: MdxJsxFlowElement;
  readonly siblings: RootContent[];
}

function requestsIn(tree: Root): Request[] {
  const found: Request[] = [];
  visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, _index, parent) => {
    if (parent && [FACTS, EXPORTS, SIZES].includes(element.name ?? '')) {
      found.push({element, siblings: parent.children as RootContent[]});
    }
  });
  return found;
}

function nameOf(
  {name: tag, attributes}: MdxJsxFlowElement,
  {packages, root}: PackageFactsOptions,
  where: string,
): string {
  const value = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
  )?.value;
  if (
    typeof value === 'string' &&
    packages.includes(value) &&
    readPackage(value, root)
  ) {
    return value;
  }
  throw new FourPartError({
    what:
      typeof value === 'string'
        ? `<${tag}> names "${value}", which is no documented package that is installed.`
        : `<${tag}> names no package.`,
    where,
    expected: `name="…" with one of ${packages.join(', ')}`,
    fix: 'correct the name, or install the package and run the build again',
  });
}

async function factsOf(name: string, options: PackageFactsOptions): Promise<Facts> {
  const {root, exportedNames} = options;
  const installed = readPackage(name, root);
  if (installed === undefined) {
    throw new FourPartError({
      what: `The package "${name}" is not installed.`,
      where: `${root}/package.json:1`,
      expected: 'every package of the option "packages" below node_modules',
      fix: 'run "npm install"',
    });
  }
  return {
    installed,
    sizes: await storedSizes(installed, root),
    names: exportedNames().filter(
      ({module}) => module === name || module.startsWith(`${name}/`),
    ),
  };
}

function contentFor(
  tag: string | null,
  packages: readonly Facts[],
  options: PackageFactsOptions,
): RootContent {
  const [facts] = packages;
  if (tag === SIZES || facts === undefined) {
    return sizesTable(packages, options);
  }
  return tag === EXPORTS
    ? exportsList(facts.names, options)
    : staticElement('dl', factsHtml(facts, options));
}
