// @ts-check
import {explainOldNode, readRequiredNode} from './node-version.mjs';

/**
 * Runs one of the commands and turns its outcome into an exit code: what the command returns,
 * 1 when it throws. Errors for the user are printed as they are, others with their stack.
 *
 * @param {(args: string[]) => Promise<number | void>} command - told the command-line arguments
 */
export function runCommand(command) {
  const tooOld = explainOldNode(process.versions.node, readRequiredNode());
  if (tooOld) {
    report(tooOld);
    return;
  }
  command(process.argv.slice(2)).then((code) => {
    process.exitCode = code || 0;
  }, report);
}

/** @param {unknown} error */
function report(error) {
  const {name, message, stack} =
    error instanceof Error ? error : new Error(String(error));
  // By its name: what TypeScript's loader loads is another class of the same file.
  console.error('\n' + (name === 'FourPartError' ? message : stack));
  process.exitCode = 1;
}
