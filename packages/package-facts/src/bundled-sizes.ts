import {FourPartError} from '@lexical-documentation/common';
import type {PhrasingContent, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {readPackage} from './installed-package';
import {kilobytes} from './kilobytes';
import {peersOf} from './measure-sizes';
import type {PackageFactsOptions} from './options';
import {storedBundleSize} from './stored-sizes';

const TAG = 'BundledSize';
/** Names of one module, as an import statement has them: `createEditor, $getRoot from lexical`. */
const IMPORT = /^\s*([$\w]+(?:\s*,\s*[$\w]+)*)\s+from\s+(\S+)\s*$/;

/**
 * Puts the size of a few imports, bundled with all that they use, in the place of
 * `<BundledSize of="createEditor from lexical; registerHistory from @lexical/history" />`.
 *
 * @throws FourPartError for imports that cannot be read or bundled
 */
export async function putBundledSizes(
  tree: Root,
  file: VFile,
  options: PackageFactsOptions,
): Promise<void> {
  for (const {element, siblings} of requestsIn(tree)) {
    const where = `${file.path}:${element.position?.start.line ?? 1}`;
    const bytes = await bundledSize(importsOf(element), where, options);
    siblings[siblings.indexOf(element)] = {type: 'text', value: kilobytes(bytes)};
  }
}

interface Request {
  readonly element: MdxJsxTextElement;
  readonly siblings: PhrasingContent[];
}

function requestsIn(tree: Root): Request[] {
  const found: Request[] = [];
  visit(tree, 'mdxJsxTextElement', (element: MdxJsxTextElement, _index, parent) => {
    if (parent && element.name === TAG) {
      found.push({element, siblings: parent.children as PhrasingContent[]});
    }
  });
  return found;
}

function importsOf({attributes}: MdxJsxTextElement): string {
  const value = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'of',
  )?.value;
  return typeof value === 'string' ? value : '';
}

async function bundledSize(
  imports: string,
  where: string,
  {packages, root}: PackageFactsOptions,
): Promise<number> {
  const statements = imports.split(';').map((text) => IMPORT.exec(text));
  const modules = statements.map((match) => match?.[2] ?? '');
  const installed = modules.map((module) => packageOf(module, packages, root));
  if (installed.some((found) => found === undefined)) {
    throw problem(
      `<${TAG}> names "${imports}", which are no imports.`,
      where,
      packages,
    );
  }
  const external = installed.flatMap((found) => (found ? peersOf(found) : []));
  const code = statements.map(
    (match) => `export {${match?.[1]}} from '${match?.[2]}';`,
  );
  try {
    return await storedBundleSize(code.join('\n'), [...new Set(external)], root);
  } catch (error) {
    throw problem(`<${TAG}> cannot be bundled: ${String(error)}`, where, packages);
  }
}

/** A module of a package is named by a path below the package's name. */
function packageOf(module: string, packages: readonly string[], root: string) {
  const name = packages.find(
    (candidate) => module === candidate || module.startsWith(`${candidate}/`),
  );
  return name === undefined ? undefined : readPackage(name, root);
}

function problem(what: string, where: string, packages: readonly string[]) {
  return new FourPartError({
    what,
    where,
    expected: `of="names from package; names from package", with packages among ${packages.join(', ')}`,
    fix: 'correct the names, or install the package and run the build again',
  });
}
