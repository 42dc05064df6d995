import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

import {afterAll} from 'vitest';

import {runProcess} from '../../../commands/lib/run-process.mjs';

const REPOSITORY = join(import.meta.dirname, '../../..');
const DOCUSAURUS = join(REPOSITORY, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** What a test changes in a site of one page that builds. */
export interface SmallSite {
  readonly page?: string;
  readonly sidebars?: object;
  readonly navbarItems?: readonly object[];
}

/**
 * Builds a site of one page under this site's build policy.
 *
 * @returns the exit code and all that Docusaurus printed
 */
export async function buildSmallSite(
  site: SmallSite,
): Promise<{code: number | null; output: string}> {
  const root = siteFolder();
  const files = {
    'package.json': '{"name": "small-site", "private": true}',
    'docusaurus.config.ts': configuration(site),
    'docs/start.md': site.page ?? '# Start',
    'sidebars.json': JSON.stringify(site.sidebars ?? {}),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), {recursive: true});
    writeFileSync(join(root, name), content);
  }
  return runProcess(process.execPath, [DOCUSAURUS, 'build'], {
    cwd: root,
    output: 'keep',
  });
}

let folder = '';

afterAll(() => {
  rmSync(folder, {recursive: true, force: true});
});

/** The same for all tests of a file: what the bundler keeps from one serves the next. */
function siteFolder(): string {
  if (folder === '') {
    folder = mkdtempSync(join(tmpdir(), 'small-site-'));
    // Above the site, so that its own node_modules holds the bundler's cache and nothing else.
    symlinkSync(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'));
  }
  return join(folder, 'site');
}

function configuration({sidebars, navbarItems = []}: SmallSite): string {
  return `
    import {buildPolicy} from '${join(REPOSITORY, 'site/config/build-policy')}';
    export default {
      title: 'Small site',
      url: 'https://small.test',
      baseUrl: '/',
      future: {v4: true, faster: true},
      ...buildPolicy,
      presets: [['classic', {
        docs: {routeBasePath: '/', ${sidebars ? "sidebarPath: './sidebars.json'" : ''}},
        blog: false,
      }]],
      themeConfig: {navbar: {items: ${JSON.stringify(navbarItems)}}},
    };`;
}
