import {pagePath} from '../shared/page-path';
import {keptKey, readManifests} from '../shared/documentation';
import {names, settings} from './scope';

/** Returns a file of the documentation that the reader asked to keep. */
export async function documentationFile(path: string): Promise<Response | undefined> {
  for (const {files} of await readManifests(settings.baseUrl)) {
    const file = files.find(([candidate]) => candidate === path);
    const found =
      file &&
      (await caches.match(keptKey(settings.baseUrl, file), {
        cacheName: names.documentation,
      }));
    if (found) return found;
  }
  return undefined;
}

/** Returns a page of the documentation that the reader asked to keep. */
export async function documentationPage(url: URL): Promise<Response | undefined> {
  const page = pagePath(url).slice(settings.baseUrl.length);
  for (const file of page === ''
    ? ['index.html']
    : [`${page}/index.html`, `${page}.html`]) {
    const found = await documentationFile(file);
    if (found) return found;
  }
  return undefined;
}
