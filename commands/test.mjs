// @ts-check
// What follows is loaded only after the version check, so that an old Node can explain itself.
import {runCommand} from './lib/run-command.mjs';

runCommand((args) =>
  import('./lib/run-checks.mjs').then((module) => module.runChecks(args)),
);
