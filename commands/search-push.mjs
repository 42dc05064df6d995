// @ts-check
// What follows is loaded only after the version check, so that an old Node can explain itself.
import {runCommand} from './lib/run-command.mjs';

runCommand((args) =>
  import('./lib/push-search.mjs').then((module) => module.pushSearch(args)),
);
