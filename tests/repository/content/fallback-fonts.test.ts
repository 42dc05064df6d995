import {mkdtemp, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {createFontStack} from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import cousine from '@capsizecss/metrics/cousine';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import {fromFile} from '@capsizecss/unpack/fs';
import {format, resolveConfig} from 'prettier';
import subsetFont from 'subset-font';
import {expect, test} from 'vitest';

import {ROOT} from '../../../commands/lib/paths.mjs';

const TEXT_FONT = 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const CODE_FONT = 'geist-mono/files/geist-mono-latin-wght-normal.woff2';

const CSS = join(ROOT, 'site/src/css/fallback-fonts.css');

const LATIN = String.fromCharCode(
  ...Array.from({length: 0x7e - 0x20 + 1}, (_, index) => 0x20 + index),
);

/** Weights of text and of headings: a font is wider where it is bolder, but not as its fallback is. */
const REGULAR = 400;
const HEADING = 620;

type Metrics = Parameters<typeof createFontStack>[0][0];

/** Fonts that devices have, by the full names of their faces. Liberation Sans is as wide as Arial. */
const FALLBACKS = [
  {
    font: TEXT_FONT,
    family: 'Instrument Sans over Arial',
    metrics: {regular: arial, bold: arialBold},
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
  },
  {
    font: TEXT_FONT,
    family: 'Instrument Sans over Roboto',
    metrics: {regular: roboto, bold: robotoBold},
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
  },
  {
    font: CODE_FONT,
    family: 'Geist Mono over Menlo',
    // As wide as the others, but for half a percent.
    metrics: {regular: cousine, bold: cousine},
    regular: [
      'Menlo',
      'Menlo-Regular',
      'Liberation Mono',
      'Cousine',
      'DejaVu Sans Mono',
    ],
    bold: [
      'Menlo Bold',
      'Menlo-Bold',
      'Liberation Mono Bold',
      'Cousine Bold',
      'DejaVu Sans Mono Bold',
    ],
  },
];

/** `npx vitest run tests/repository/content/fallback-fonts.test.ts -u` writes the file anew. */
test('the fallback takes the room that the font takes', async () => {
  const faces = await Promise.all(
    FALLBACKS.map(async ({font, family, metrics, regular, bold}) => {
      const own = await metricsOf(font, REGULAR);
      const ownBold = await metricsOf(font, HEADING);
      return [
        {
          family,
          weight: '400 549',
          names: regular,
          adjusted: adjustmentOf({...own, familyName: family}, metrics.regular),
        },
        {
          family,
          weight: '550 700',
          names: bold,
          adjusted: adjustmentOf({...ownBold, familyName: family}, metrics.bold),
        },
      ];
    }),
  );
  const css = faces
    .flat()
    .map(({family, weight, names, adjusted}) =>
      [
        `@font-face {font-family: '${family}'; font-weight: ${weight};`,
        `src: ${names.map((name) => `local('${name}')`).join(', ')}; ${adjusted}}`,
      ].join(' '),
    );
  const text = await format(css.join('\n\n'), {
    ...(await resolveConfig(CSS)),
    filepath: CSS,
  });
  await expect(text).toMatchFileSnapshot(join(ROOT, 'site/src/css/fallback-fonts.css'));
});

/** Measures a variable font at a weight. */
async function metricsOf(file: string, weight: number): Promise<Metrics> {
  const font = await readFile(join(ROOT, 'node_modules/@fontsource-variable', file));
  const instance = await subsetFont(font, LATIN, {
    targetFormat: 'truetype',
    variationAxes: {wght: weight},
  });
  const copy = join(await mkdtemp(join(tmpdir(), 'font-')), 'instance.ttf');
  await writeFile(copy, instance);
  return fromFile(copy);
}

/** Returns the descriptors that make one font take the room of another. */
function adjustmentOf(font: Metrics, fallback: Metrics): string {
  const {fontFaces} = createFontStack([font, fallback], {
    fontFaceFormat: 'styleObject',
  });
  const [{'@font-face': face} = {'@font-face': {}}] = fontFaces;
  return Object.entries(face)
    .filter(([name]) => /Override$|^sizeAdjust$/.test(name))
    .map(([name, value]) => `${kebab(name)}: ${value};`)
    .join(' ');
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
