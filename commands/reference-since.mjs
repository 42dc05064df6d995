// @ts-check
// What follows is loaded only after the version check, so that an old Node can explain itself.
import {installDependencies} from './lib/install-dependencies.mjs';
import {registerTypeScript} from './lib/register-typescript.mjs';
import {runCommand} from './lib/run-command.mjs';

runCommand(async (args) => {
  await installDependencies();
  await registerTypeScript();
  const {writeReleases} = await import('./lib/reference/write-releases.js');
  await writeReleases(args);
});
