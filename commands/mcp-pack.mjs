// @ts-check
// What follows is loaded only after the version check, so that an old Node can explain itself.
import {runCommand} from './lib/run-command.mjs';

runCommand((args) =>
  import('./lib/pack-mcp.mjs').then((module) => module.packMcp(args)),
);
