import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {builtPageFiles, writeWhole} from '@lexical-documentation/common/build';
import {checkOptions, Joi} from '@lexical-documentation/common/plugin-options';

import {cardSvg} from './card-svg';
import {type Drawing, drawCards} from './draw-cards';
import {readPage} from './read-page';
import {structuredData} from './structured-data';
import {withPreview} from './with-preview';

/** What {@link linkPreviews} may be told. */
export interface LinkPreviewsOptions {
  /** Path prefixes, below the base URL, of the pages that get a picture and data of their own. */
  readonly pages: readonly string[];
  /** Returns TrueType files with the font "Instrument Sans", regular and bold. */
  readonly fonts: () => Promise<readonly string[]>;
}

/** Folder of the built site that the pictures are in. */
const FOLDER = 'img/pages';

/**
 * Docusaurus plugin that gives pages, when they are built, a picture for links to them and data for
 * search engines: what an article is about, and which questions it answers.
 */
export default function linkPreviews(
  {siteConfig: {title, titleDelimiter = '|', url}, siteDir}: LoadContext,
  {pages, fonts}: LinkPreviewsOptions,
): Plugin {
  return {
    name: 'link-previews',
    async postBuild({outDir, baseUrl, routesPaths}) {
      const site = {title, url: url + baseUrl};
      const drawings: Drawing[] = [];
      // All documents first, in one go: other plugins write into them too.
      for (const route of new Set(routesPaths)) {
        const place = decodeURI(route).slice(baseUrl.length).replace(/\/$/, '');
        if (!pages.some((prefix) => `${place}/`.startsWith(prefix))) continue;
        const file = builtPageFiles(place)
          .map((name) => path.join(outDir, name))
          .find((name) => existsSync(name));
        if (file === undefined) continue;
        const html = readFileSync(file, 'utf8');
        const page = readPage(html, ` ${titleDelimiter} `);
        const picture = `${FOLDER}/${place}.png`;
        const section = page.trail.slice(0, -1).join(' › ');
        drawings.push({
          file: path.join(outDir, picture),
          svg: cardSvg({...page, site: title, section}),
        });
        const data = structuredData(page, site, site.url + picture);
        writeWhole(file, withPreview(html, site.url + picture, data));
      }
      const cache = path.join(siteDir, '../node_modules/.cache/link-previews');
      await drawCards(drawings, await fonts(), cache);
    },
  };
}

const schema = Joi.object<LinkPreviewsOptions>({
  pages: Joi.array().items(Joi.string()).required(),
  fonts: Joi.function().required(),
} satisfies Record<keyof LinkPreviewsOptions, Joi.Schema>);

/** Checks the plugin's options; called by Docusaurus. */
export function validateOptions({
  options,
}: OptionValidationContext<
  LinkPreviewsOptions,
  LinkPreviewsOptions
>): LinkPreviewsOptions {
  return checkOptions('link-previews', schema, options);
}
