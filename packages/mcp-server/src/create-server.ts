import {McpServer} from '@modelcontextprotocol/server';

import {addPrompts} from './prompts';
import {addPages} from './resources';
import type {Site} from './built-site/open-site';
import {addCheckCode} from './tools/check-code';
import {addDescribeSymbol} from './tools/describe-symbol';
import {addExplainError} from './tools/explain-error';
import {addGrepDocs} from './tools/grep-docs';
import {addPlaygroundLink} from './tools/playground-link';
import {addReadPage} from './tools/read-page';
import {addSearch} from './tools/search';

const NAME = 'lexical-documentation';

/**
 * Creates a server that answers from a built site. It has no state between calls.
 *
 * @param client - identifies the client; clients take turns with slow calls
 */
export function createServer(site: Site, client = ''): McpServer {
  const {version} = site.errors;
  const server = new McpServer(
    {name: NAME, title: `Documentation of Lexical ${version}`, version},
    {
      instructions: `The documentation of Lexical ${version}, an editor framework for the web. Its samples are compiled and run against this version; prefer them to what you remember. Start with search; describe_symbol has exact signatures and import paths, explain_error takes what Lexical throws, check_code what you wrote.`,
    },
  );
  addSearch(server, site);
  addReadPage(server, site);
  addDescribeSymbol(server, site);
  addExplainError(server, site);
  addCheckCode(server, site, client);
  addPlaygroundLink(server, site);
  addGrepDocs(server, site);
  addPages(server, site);
  addPrompts(server);
  return server;
}
