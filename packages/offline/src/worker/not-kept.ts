import {names, settings} from './scope';

const MOST_LINKS = 100;

interface KeptPage {
  readonly title: string;
  readonly path: string;
}

/** Says that a page is not kept on this device, and which ones are. */
export async function answerNotKept(): Promise<Response> {
  const links = (await keptPages()).map(
    ({title, path}) => `<li><a href="${path}">${title}</a></li>`,
  );
  const list =
    links.length > 0
      ? `<h2>Pages on this device</h2><ul>${links.join('')}</ul>`
      : '<p>No page of this site is on this device yet.</p>';
  return new Response(settings.notKeptPage.replace('<!--kept-->', list), {
    status: 503,
    statusText: 'Not kept on this device',
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'self'; style-src 'self' 'unsafe-inline'; script-src ${settings.notKeptScript}`,
    },
  });
}

async function keptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(names.pages);
  const requests = (await cache.keys()).slice(-MOST_LINKS);
  const found = await Promise.all(
    requests.map(async ({url}) => {
      const html = (await (await cache.match(url))?.text()) ?? '';
      return {title: titleOf(html), path: new URL(url).pathname};
    }),
  );
  return found.sort((one, other) => one.title.localeCompare(other.title));
}

/** The title is HTML already, and ends with the site's name. */
function titleOf(html: string): string {
  const title = /<title[^>]*>(?<text>[^<]*)<\/title>/.exec(html)?.groups?.['text'];
  return title?.replace(/ \| [^|]*$/, '') ?? 'Untitled';
}
