// @ts-check
import {existsSync} from 'node:fs';
import {join} from 'node:path';

import {REFERENCE_CACHE} from './paths.mjs';
import {registerTypeScript} from './register-typescript.mjs';
import {stage} from './stage.mjs';

/** Written last of what the checks read. */
const NAMES = join(REFERENCE_CACHE, 'symbols.json');

/** Makes the packages' model and the index of names unless a build has left them. */
export async function provideReference() {
  if (existsSync(NAMES)) return;
  await stage("Reading the packages' names (TypeDoc)", async () => {
    await registerTypeScript();
    const {writeReference} = await import('./reference/write-reference.js');
    await writeReference();
  });
}
