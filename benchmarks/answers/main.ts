import path from 'node:path';
import {parseArgs} from 'node:util';

import {table} from '../search/table';
import {addBatch} from './add-batch';
import {BATCHES, changedBatches, readBatches, readLocks} from './batches';
import {ranksOfBatches, ratesOfBatches, ratesOfSubjects} from './rates';

const {values} = parseArgs({options: {add: {type: 'string'}}});
if (values.add !== undefined) {
  const name = addBatch(path.resolve(values.add), BATCHES);
  console.log(`Added as batch ${name}.\n`);
}
const batches = readBatches(BATCHES);
const changed = changedBatches(batches, readLocks(BATCHES));
console.log('Questions of strangers, graded before anybody here had seen them\n');
for (const rows of [
  ratesOfBatches(batches),
  ranksOfBatches(batches),
  ratesOfSubjects(batches),
]) {
  console.log(`${table(rows.map(([label = '', ...cells]) => [label, ...cells]))}\n`);
}
if (changed.length > 0) {
  console.error(
    `The grades at first contact were changed: batch ${changed.join(', ')}`,
  );
  process.exitCode = 1;
}
