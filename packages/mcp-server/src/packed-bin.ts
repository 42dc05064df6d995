import {fileURLToPath} from 'node:url';

import {main} from './main';

// The archive holds what the tools read of the site beside the program.
await main({
  program: 'lexical-docs',
  site: fileURLToPath(new URL('site', import.meta.url)),
});
