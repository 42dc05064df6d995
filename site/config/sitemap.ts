import {execFile} from 'node:child_process';
import {resolve} from 'node:path';
import {promisify} from 'node:util';

import type {Options as ClassicOptions} from '@docusaurus/preset-classic';
import {flattenRoutes} from '@docusaurus/utils';

import {paths} from './paths';

type SitemapOptions = Exclude<NonNullable<ClassicOptions['sitemap']>, false>;
type Dates = ReadonlyMap<string, string>;

const run = promisify(execFile);

/** What pages are made of that no file of their own says: the packages, and our notes on them. */
const REFERENCE_SOURCES = ['package.json', 'reference-notes'];

/**
 * The sitemap, with the day of each page's last change. Docusaurus' own setting finds no page that is
 * outside of the site's folder, and stops a build that has no Git history; here such a build has no
 * dates.
 */
export const sitemap: SitemapOptions = {
  lastmod: null,
  changefreq: null,
  priority: null,
  async createSitemapItems({defaultCreateSitemapItems, ...params}) {
    const {routes, siteConfig} = params;
    const dateOf = dateReader(await datesOfFiles());
    const sources = new Map(
      flattenRoutes(routes).map(({path, metadata}) => [
        new URL(path, siteConfig.url).href,
        metadata?.sourceFilePath,
      ]),
    );
    const items = await defaultCreateSitemapItems(params);
    return items.map((item) => {
      const source = sources.get(item.url);
      const lastmod = source && dateOf(resolve(paths.site, source));
      return lastmod ? {...item, lastmod} : item;
    });
  },
};

/** Returns a function that says on which day the page of a file changed last. */
function dateReader(dates: Dates): (file: string) => string | undefined {
  const ofReference = newestBelow(
    REFERENCE_SOURCES.map((name) => resolve(paths.repository, name)),
    dates,
  );
  return (file) =>
    file.startsWith(`${paths.referenceDocs}/`) ? ofReference : dates.get(file);
}

function newestBelow(sources: readonly string[], dates: Dates): string | undefined {
  const days = [...dates].filter(([name]) =>
    sources.some((source) => name === source || name.startsWith(`${source}/`)),
  );
  return days
    .map(([, day]) => day)
    .sort()
    .at(-1);
}

/** Days by absolute paths of files; none where there is no history. */
async function datesOfFiles(): Promise<Dates> {
  const dates = new Map<string, string>();
  const format = ['--no-pager', 'log', '--format=@%cs', '--name-only'];
  const log = await run('git', format, {
    cwd: paths.repository,
    maxBuffer: 50_000_000,
  }).catch(() => ({stdout: ''}));
  let day = '';
  for (const line of log.stdout.split('\n')) {
    if (line.startsWith('@')) day = line.slice(1);
    // The first mention is the last change.
    else if (line !== '' && !dates.has(resolve(paths.repository, line)))
      dates.set(resolve(paths.repository, line), day);
  }
  return dates;
}
