import {readdirSync} from 'node:fs';
import {join} from 'node:path';

import type {Plugin} from '@docusaurus/types';
import {cacheDependingOn} from '@lexical-documentation/common/build';

import type {SiteEnvironment} from './environment';
import {paths} from './paths';

/** Packages that say nothing on pages: what browsers load of them, the bundler watches by itself. */
const SILENT_PACKAGES = new Set([
  'internal-docs',
  'offline',
  'markdown-pages',
  'playground',
  'playground-link',
  'search',
  'site-server',
  'text-checks',
]);

/**
 * Returns the files and folders, beside a page's own file, that decide what pages say. Pages that
 * the bundler has kept from an earlier build are rendered again when one of them changes.
 *
 * @param repository - its absolute path
 */
export function sourcesOfPages(repository: string): string[] {
  const packages = readdirSync(join(repository, 'packages'))
    .filter((name) => !SILENT_PACKAGES.has(name))
    .map((name) => `packages/${name}/src`);
  return [
    ...packages,
    'docs/diagrams',
    'docs/errors',
    'docs/learn',
    'examples',
    'package-lock.json',
    'package.json',
    'reference-notes',
    'site/config',
    'site/docusaurus.config.ts',
    'site/preset.ts',
    'site/src/theme',
    'site/tour',
  ].map((name) => join(repository, name));
}

/** Docusaurus plugin: no build shows a page as it was before one of its sources changed. */
export function keptPagesPlugin(
  environment: Partial<SiteEnvironment>,
  repository: string = paths.repository,
): Plugin {
  return {
    name: 'kept-pages',
    configureWebpack: (config) =>
      cacheDependingOn(sourcesOfPages(repository), config, JSON.stringify(environment)),
  };
}
