import {readAddress} from './lib/port.mjs';
import {runCommand} from './lib/run-command.mjs';
import {serveSite} from './lib/serve-site';

// Serves what is built already: `node --import tsx commands/serve.ts --port 8080`.
runCommand((args) => serveSite(readAddress(args, process.env)));
