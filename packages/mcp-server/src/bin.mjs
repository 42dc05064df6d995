#!/usr/bin/env node
// @ts-check
import {fileURLToPath} from 'node:url';

import {register} from 'tsx/esm/api';

// The packages of this repository are TypeScript.
register();
const {main} = await import('./main.js');
await main({
  program: 'npm run --silent mcp --',
  site: fileURLToPath(new URL('../../../site/build', import.meta.url)),
});
