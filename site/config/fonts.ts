import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import subsetFont from 'subset-font';

import {paths} from './paths';

/** A variable font of the site, and the weights that its style sheets ask for. */
interface SiteFont {
  /** Name of the file that `site/src/css/fonts.css` loads. */
  readonly name: string;
  /** Below `node_modules/@fontsource-variable`. */
  readonly source: string;
  readonly weights: {readonly min: number; readonly max: number};
  /** What pages are written with. `fonts.css` names the same ranges, and the whole font for the rest. */
  readonly characters: string;
}

const ASCII = charactersOf(0x20, 0x7e);
const LATIN = charactersOf(0xa0, 0xff);
const SIGNS = '–—‘’“”…→←↑↓';

const TEXT_FONT: SiteFont = {
  name: 'instrument-sans.woff2',
  source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weights: {min: 400, max: 700},
  characters: `${ASCII}\u00a0«»©·×${SIGNS}`,
};

const CODE_FONT: SiteFont = {
  name: 'geist-mono.woff2',
  source: 'geist-mono/files/geist-mono-latin-wght-normal.woff2',
  weights: {min: 400, max: 600},
  characters: ASCII + LATIN + SIGNS,
};

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
 * Returns rules that set the site's fonts, with the fonts in them: a frame without an origin may not
 * ask the site for a file.
 */
export async function frameFontRules(): Promise<string> {
  const text = await subsetOf(TEXT_FONT);
  const code = await subsetOf({...CODE_FONT, weights: {min: 400, max: 400}});
  return [
    embedded('Instrument Sans Variable', text, '400 700'),
    embedded('Geist Mono Variable', code, '400'),
    ":root { --ifm-font-family-base: 'Instrument Sans Variable', system-ui, sans-serif;",
    "--ifm-font-family-monospace: 'Geist Mono Variable', ui-monospace, monospace; }",
  ].join(' ');
}

function embedded(family: string, font: Buffer, weights: string): string {
  const source = `url(data:font/woff2;base64,${font.toString('base64')})`;
  return `@font-face { font-family: '${family}'; font-weight: ${weights}; src: ${source} format('woff2'); }`;
}

/** Returns TrueType files of the text font, regular and bold, for what is drawn while the site is built. */
export async function drawingFonts(): Promise<string[]> {
  const folder = join(paths.nodeModules, '.cache/site-fonts');
  await mkdir(folder, {recursive: true});
  const source = await readFile(sourceOf(TEXT_FONT));
  return Promise.all(
    [400, 700].map(async (weight) => {
      const file = join(folder, `instrument-sans-${weight}.ttf`);
      const options = {
        targetFormat: 'truetype',
        variationAxes: {wght: weight},
      } as const;
      await writeFile(file, await subsetFont(source, TEXT_FONT.characters, options));
      return file;
    }),
  );
}

function sourceOf({source}: SiteFont): string {
  return join(paths.nodeModules, '@fontsource-variable', source);
}

async function subsetOf(font: SiteFont): Promise<Buffer> {
  return subsetFont(await readFile(sourceOf(font)), font.characters, {
    targetFormat: 'woff2',
    variationAxes: {wght: font.weights},
  });
}

function charactersOf(first: number, last: number): string {
  const codes = Array.from({length: last - first + 1}, (_, index) => first + index);
  return String.fromCharCode(...codes);
}
