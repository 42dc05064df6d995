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
  /** Import statements for the plugins; paths lead from the folder `site`. */
  readonly imports?: string;
  /** Source of the list of plugins. */
  readonly plugins?: string;
  /** Source of the list of remark plugins. */
  readonly remarkPlugins?: string;
}

let folder = '';

afterAll(() => {
  rmSync(folder, {recursive: true, force: true});
});

/**
 * Builds a site of one page under this site's build policy.
 *
 * @returns the exit code and all that Docusaurus printed
 */
export async function buildSmallSite(
  site: SmallSite,
): Promise<{code: number | null; output: string}> {
  const root = join(smallRepository(), 'site');
  const files = {
    'package.json': '{"name": "small-site", "private": true}',
    'docusaurus.config.ts': configuration(site),
    'preset.ts': preset(site),
    'docs/start.mdx': site.page ?? '# Start',
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

/**
 * Returns the folder around the small site and its `node_modules`. It is the same for all tests of a
 * file: what the bundler keeps from one serves the next.
 */
export function smallRepository(): string {
  if (folder === '') {
    folder = mkdtempSync(join(tmpdir(), 'small-site-'));
    // Above the site, so that its own node_modules holds the bundler's cache and nothing else.
    symlinkSync(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'));
  }
  return folder;
}

function configuration({navbarItems = []}: SmallSite): string {
  return `
    import {buildPolicy} from '${join(REPOSITORY, 'site/config/build-policy')}';
    export default {
      title: 'Small site',
      url: 'https://small.test',
      baseUrl: '/',
      future: {v4: true, faster: true},
      ...buildPolicy,
      presets: ['./preset.ts'],
      themeConfig: {navbar: {items: ${JSON.stringify(navbarItems)}}},
    };`;
}

/** As in the real site, plugins stand apart: the bundler watches what the configuration imports. */
function preset({sidebars, imports = '', plugins, remarkPlugins}: SmallSite): string {
  return `
    import classic from '@docusaurus/preset-classic';
    ${imports}
    export default function preset(context) {
      const {plugins, themes} = classic(context, {
        docs: {
          routeBasePath: '/',
          ${sidebars ? "sidebarPath: './sidebars.json'," : ''}
          remarkPlugins: ${remarkPlugins ?? '[]'},
        },
        blog: false,
      });
      return {plugins: [...plugins, ...${plugins ?? '[]'}], themes};
    }`;
}
