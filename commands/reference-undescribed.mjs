// @ts-check
// What follows is loaded only after the version check, so that an old Node can explain itself.
import {installDependencies} from './lib/install-dependencies.mjs';
import {registerTypeScript} from './lib/register-typescript.mjs';
import {runCommand} from './lib/run-command.mjs';

runCommand(async () => {
  await installDependencies();
  await registerTypeScript();
  const {listUndescribed} = await import('./lib/reference/list-undescribed.js');
  console.log(await listUndescribed());
});
