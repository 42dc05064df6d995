import {type McpServer, ResourceTemplate} from '@modelcontextprotocol/server';

import type {Site} from './built-site/open-site';
import {pageAt} from './built-site/sections';

const MARKDOWN = 'text/markdown';

/** Adds every page as a resource, with the URL of its Markdown. */
export function addPages(server: McpServer, site: Site): void {
  const root = `${site.origin}${site.baseUrl}`;
  const template = new ResourceTemplate(`${root}{+path}.md`, {
    list: () => ({
      resources: [...site.pages.values()].map(({file, title, description}) => ({
        uri: `${root}${encodeURI(file)}`,
        name: file,
        title,
        mimeType: MARKDOWN,
        ...(description && {description}),
      })),
    }),
  });
  server.registerResource(
    'page',
    template,
    {
      title: 'Pages of the Lexical documentation',
      description: 'A page as Markdown, with complete samples.',
      mimeType: MARKDOWN,
    },
    async (uri) => {
      const page = pageAt(site, decodeURI(uri.href));
      if (!page) {
        throw new Error(
          `There is no page ${uri.href}. resources/list has all of them.`,
        );
      }
      const text = await site.read(page);
      return {contents: [{uri: uri.href, mimeType: MARKDOWN, text}]};
    },
  );
}
