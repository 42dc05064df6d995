// @ts-check
import {resolve} from 'node:path';

import {buildSiteIfChanged} from './build-site.mjs';
import {installDependencies} from './install-dependencies.mjs';
import {registerTypeScript} from './register-typescript.mjs';
import {PUBLIC_SITE} from './site-variants.mjs';

/**
 * `npm run mcp:pack [-- <folder>]`: the server for assistants as an archive that `npx` runs.
 *
 * @param {string[]} args - the folder for the archive, by default the current one
 */
export async function packMcp([destination = '.']) {
  await installDependencies();
  await registerTypeScript();
  const {packServer} = await import('@lexical-documentation/mcp-server/pack');
  await buildSiteIfChanged();
  console.log(await packServer(PUBLIC_SITE.folder, resolve(destination)));
}
