import {runCommandLine} from './command-line/run-command-line';

const SITE = '--site';

/** Runs the process's command line: `--site <folder>`, then a tool and its arguments. */
export async function main({
  program,
  site,
}: {
  readonly program: string;
  readonly site: string;
}): Promise<void> {
  const [, , ...words] = process.argv;
  const isGiven = words[0] === SITE;
  const folder = (isGiven ? words[1] : undefined) ?? site;
  try {
    process.exitCode = await runCommandLine(isGiven ? words.slice(2) : words, {
      program,
      site: folder,
      print: (text) => process.stdout.write(`${text}\n`),
    });
  } catch (error) {
    // Standard output is reserved for the answer, or for the protocol.
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
