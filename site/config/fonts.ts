import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import subsetFont from 'subset-font';

import {paths} from './paths';

/** A variable font of the site, and the weights that its style sheets ask for. */
interface SiteFont {
  /** Name of the file that `site/src/css/fonts.css` loads. */
  readonly name: string;
  readonly source: string;
  readonly weights: {readonly min: number; readonly max: number};
}

const TEXT_FONT: SiteFont = {
  name: 'instrument-sans.woff2',
  source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weights: {min: 400, max: 700},
};

const CODE_FONT: SiteFont = {
  name: 'geist-mono.woff2',
  source: 'geist-mono/files/geist-mono-latin-wght-normal.woff2',
  weights: {min: 400, max: 600},
};

/** What pages are written with. `fonts.css` names the same ranges, and whole fonts for the rest. */
const CHARACTERS = [
  ...Array.from({length: 0x7e - 0x20 + 1}, (_, index) =>
    String.fromCharCode(0x20 + index),
  ),
  ...'\u00a0©·×–—‘’“”…→←↑↓',
].join('');

/**
 * Docusaurus plugin: writes `@generated/site-fonts`, the fonts with the characters and weights that
 * pages use, which is half of what a first visit would otherwise wait for.
 */
export function fontsPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'site-fonts',
    async loadContent() {
      const folder = join(generatedFilesDir, 'site-fonts');
      await mkdir(folder, {recursive: true});
      await Promise.all(
        [TEXT_FONT, CODE_FONT].map(async (font) =>
          writeFile(join(folder, font.name), await subsetOf(font)),
        ),
      );
    },
  };
}

/**
 * Returns rules that set the monospaced font, with the font in them: a frame without an origin may not
 * ask the site for a file.
 */
export async function codeFontRules(): Promise<string> {
  const font = await subsetOf({...CODE_FONT, weights: {min: 400, max: 400}});
  return [
    "@font-face { font-family: 'Geist Mono Variable';",
    `src: url(data:font/woff2;base64,${font.toString('base64')}) format('woff2'); }`,
    ":root { --ifm-font-family-monospace: 'Geist Mono Variable', ui-monospace, monospace; }",
  ].join(' ');
}

async function subsetOf({source, weights}: SiteFont): Promise<Buffer> {
  const file = join(paths.nodeModules, '@fontsource-variable', source);
  return subsetFont(await readFile(file), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: {wght: weights},
  });
}
