import {fileURLToPath} from 'node:url';

import {main} from './main';

// In the archive, the parts of the site that the tools read are beside the program.
await main({
  program: 'lexical-docs',
  site: fileURLToPath(new URL('site', import.meta.url)),
});
