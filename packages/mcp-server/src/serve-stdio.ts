import {serveStdio} from '@modelcontextprotocol/server/stdio';

import {createServer} from './create-server';
import {openSite} from './built-site/open-site';

/**
 * Serves a built site over standard input and output, until the client closes them.
 *
 * @param root - the folder of the built site
 * @throws FourPartError if the folder doesn't contain a site
 */
export async function serveOverStdio(root: string): Promise<void> {
  const site = await openSite(root);
  serveStdio(() => createServer(site), {
    onerror: (error) => {
      // Standard output is reserved for the protocol.
      console.error(error.message);
    },
  });
}
