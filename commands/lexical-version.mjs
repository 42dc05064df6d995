// @ts-check
import {runCommand} from './lib/run-command.mjs';

runCommand((args) =>
  import('./lib/set-lexical-version.mjs').then((module) =>
    module.setLexicalVersion(args),
  ),
);
