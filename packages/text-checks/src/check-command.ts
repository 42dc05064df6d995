import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {formatProblem} from '@lexical-documentation/common';
import {listMarkdownFiles} from '@lexical-documentation/common/build';

import {checkTexts} from './check-texts';
import {readOptions} from './options';

const USAGE = `usage: check-command --options file [--json file] [--changed file]... folder-or-file...
  --options  a file of options, see the package's README
  --json     writes the count of pages and the problems to a file
  --changed  looks at this page, and at others only as far as it has to do with them`;
/** Written by the build, from descriptions that are checked where they stand. */
const GENERATED = /[\\/]docs[\\/]api[\\/]/;

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    options: {type: 'string'},
    json: {type: 'string'},
    changed: {type: 'string', multiple: true},
  },
});
if (positionals.length === 0 || !values.options) {
  console.error(USAGE);
  process.exit(2);
}

const places = positionals.map((place) => path.resolve(place));
const files = (await listMarkdownFiles(places)).filter((file) => !GENERATED.test(file));
const result = await checkTexts(
  files,
  readOptions(path.resolve(values.options)),
  values.changed?.map((file) => path.resolve(file)),
);
for (const problem of result.problems) {
  const where = {...problem.where, file: path.relative('.', problem.where.file)};
  console.error(`\n${formatProblem({...problem, where})}`);
}
console.log(`\n${result.pages} pages checked, ${result.problems.length} problems`);
if (values.json) {
  await writeFile(values.json, `${JSON.stringify(result, null, 2)}\n`);
}
process.exitCode = result.problems.length > 0 ? 1 : 0;
