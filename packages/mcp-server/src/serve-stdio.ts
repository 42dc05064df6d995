import {serveStdio} from '@modelcontextprotocol/server/stdio';

import {createServer} from './create-server';
import {openSite} from './built-site/open-site';

/**
 * Serves a built site over standard input and output, until the client closes them.
 *
 * @param root - the folder that the site was built into
 * @throws FourPartError when the folder holds no site
 */
export async function serveOverStdio(root: string): Promise<void> {
  const site = await openSite(root);
  serveStdio(() => createServer(site), {
    onerror: (error) => {
      // Standard output belongs to the protocol.
      console.error(error.message);
    },
  });
}
