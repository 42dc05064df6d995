import {readSymbolIndex} from '@lexical-documentation/api-reference';
import {
  type ExportedName,
  packageFactsRemarkPlugin,
  type PackageFactsOptions,
} from '@lexical-documentation/package-facts';

import {lexicalPackages} from './api-reference';
import type {SiteEnvironment} from './environment';
import {paths} from './paths';

/** Remark plugin that tells facts about the documented packages, with its options. */
export function packageFactsRemark({
  baseUrl,
}: SiteEnvironment): [typeof packageFactsRemarkPlugin, PackageFactsOptions] {
  const options: PackageFactsOptions = {
    root: paths.repository,
    packages: lexicalPackages,
    exportedNames,
    packageUrl: (name) => `${baseUrl}docs/packages/${slugOf(name, '-')}`,
    moduleUrl: (specifier) => `${baseUrl}docs/api/modules/${slugOf(specifier, '_')}`,
    sourceUrl: 'https://github.com/facebook/lexical/tree/v{version}/{directory}',
    kindTitles: {
      extension: 'Extensions',
      command: 'Commands',
      component: 'Components',
      hook: 'Hooks',
      function: 'Functions',
      class: 'Classes',
      constant: 'Constants',
      interface: 'Interfaces',
      type: 'Types',
    },
  };
  return [packageFactsRemarkPlugin, options];
}

let names: readonly ExportedName[] | undefined;

/** The index has a name under its module, and once more alone. */
function exportedNames(): readonly ExportedName[] {
  names ??= [...readSymbolIndex(paths.referenceCache)].flatMap(([key, entry]) =>
    key.includes('#') ? [entry] : [],
  );
  return names;
}

function slugOf(specifier: string, separator: string): string {
  return specifier.replace(/^@/, '').replaceAll('/', separator);
}
