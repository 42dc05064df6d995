#!/usr/bin/env node
// @ts-check
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';

import {register} from 'tsx/esm/api';

// The packages of this repository are TypeScript.
register();
const {serveOverStdio} = await import('./serve-stdio.js');

const {values} = parseArgs({
  options: {
    site: {
      type: 'string',
      default: fileURLToPath(new URL('../../../site/build', import.meta.url)),
    },
  },
});
try {
  await serveOverStdio(values.site);
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
