import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

import {onTestFinished} from 'vitest';

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
  const root = mkdtempSync(join(tmpdir(), 'small-site-'));
  onTestFinished(() => {
    rmSync(root, {recursive: true, force: true});
  });
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
  symlinkSync(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
  return runProcess(process.execPath, [DOCUSAURUS, 'build'], {
    cwd: root,
    env: {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    output: 'keep',
  });
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
