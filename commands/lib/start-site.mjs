// @ts-check
import {buildSiteIfChanged} from './build-site.mjs';
import {installDependencies} from './install-dependencies.mjs';
import {readAddress, requireFreePort} from './port.mjs';

/**
 * `npm start`: installs, builds and serves, each only as far as needed.
 *
 * @param {string[]} args
 */
export async function startSite(args) {
  const address = readAddress(args, process.env);
  await requireFreePort(address);
  await installDependencies();
  await buildSiteIfChanged();

  // The server is TypeScript, as the packages are; tsx exists only now.
  const {register} = await import('tsx/esm/api');
  register();
  const {serveSite} = await import('./serve-site.js');
  await serveSite(address);
}
