import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {
  formatPlace,
  formatProblem,
  type SourcePlace,
} from '@lexical-documentation/common';
import {listMarkdownFiles} from '@lexical-documentation/common/build';

import {checkSamples} from './check/check-samples';

const USAGE = `usage: check-command [--root folder] [--json file] [--results file] folder-or-file...
  --root     the folder whose node_modules the samples import from (default: here)
  --json     writes counts, opt-outs and problems to a file
  --results  keeps what passed in a file, and does not run it again while nothing changes
The environment variable CHROME_PATH names the Chromium for samples that run in a browser.`;

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    root: {type: 'string', default: '.'},
    json: {type: 'string'},
    results: {type: 'string'},
  },
});
if (positionals.length === 0) {
  console.error(USAGE);
  process.exit(2);
}

const root = path.resolve(values.root);
const places = positionals.map((place) => path.resolve(place));
const files = await listMarkdownFiles(places);
const result = await checkSamples({
  files,
  root,
  browserExecutable: process.env['CHROME_PATH'],
  resultsFile: values.results && path.resolve(values.results),
});
const {checked, run, used, kept, mounted, optedOut, problems} = result;
const fromRoot = <Place extends SourcePlace>(place: Place): Place => ({
  ...place,
  file: path.relative(root, place.file),
});

for (const {where, reason} of optedOut) {
  console.log(`not checked: ${formatPlace(fromRoot(where))}: ${reason}`);
}
for (const problem of problems) {
  console.error(`\n${formatProblem({...problem, where: fromRoot(problem.where)})}`);
}
console.log(
  `\n${checked} samples checked, ${run} run${kept > 0 ? ` (${kept} of them earlier, and unchanged since)` : ''}, ${used} used, ${mounted} node classes and components mounted, ${optedOut.length} opted out, ${problems.length} problems in ${files.length} files`,
);
if (values.json) {
  await writeFile(values.json, `${JSON.stringify(result, null, 2)}\n`);
}
process.exitCode = problems.length > 0 ? 1 : 0;
