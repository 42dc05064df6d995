// @ts-check
import {installDependencies} from './install-dependencies.mjs';
import {SITE} from './paths.mjs';
import {announce} from './stage.mjs';
import {runTool} from './tool.mjs';

/**
 * `npm run dev`: the site with live reload, for authors.
 *
 * @param {string[]} args - passed on to Docusaurus
 * @returns {Promise<number>} its exit code
 */
export async function developSite(args) {
  await installDependencies();
  announce('Starting the site with live reload (docusaurus start)');
  const {code} = await runTool('@docusaurus/core', ['start', '--no-open', ...args], {
    bin: 'docusaurus',
    cwd: SITE,
  });
  return code;
}
