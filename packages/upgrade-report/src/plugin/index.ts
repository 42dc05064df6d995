import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';

import {minorReleases} from '../minor-releases';
import type {UpgradeReportOptions} from '../options';
import {toReleaseData} from '../release-data';
import {FEED_TITLE, releasesFeed} from './feed';

const SOURCE = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Docusaurus plugin: brings the report, puts a file for each release into the built site, below
 * `upgrade/`, and the feed of releases.
 */
export default function upgradeReportPlugin(
  _context: LoadContext,
  {releases, successors, tried, urlOf, usesOf, siteUrl}: UpgradeReportOptions,
): Plugin {
  return {
    name: 'upgrade-report',
    getThemePath: () => path.join(SOURCE, 'theme'),
    getTypeScriptThemePath: () => path.join(SOURCE, 'theme'),
    injectHtmlTags: () => ({headTags: [feedLink(siteUrl)]}),
    async postBuild({outDir}) {
      const data = releases().map((step) =>
        toReleaseData(step, successors(), urlOf, {usesOf, tried: tried()}),
      );
      const folder = path.join(outDir, 'upgrade');
      await mkdir(folder, {recursive: true});
      for (const release of data) {
        const file = path.join(folder, `${release.version}.json`);
        await writeFile(file, JSON.stringify(release));
      }
      const versions = data.map(({version, date, missing}) => ({
        version,
        date,
        missing,
      }));
      await writeFile(path.join(folder, 'releases.json'), JSON.stringify(versions));
      const feed = releasesFeed(minorReleases(data), siteUrl);
      await writeFile(path.join(folder, 'atom.xml'), feed);
    },
  };
}

function feedLink(siteUrl: string): HtmlTagObject {
  return {
    tagName: 'link',
    attributes: {
      rel: 'alternate',
      type: 'application/atom+xml',
      href: `${siteUrl}upgrade/atom.xml`,
      title: FEED_TITLE,
    },
  };
}
