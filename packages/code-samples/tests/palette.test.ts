import {readFileSync} from 'node:fs';

import {describe, expect, test} from 'vitest';

const css = readFileSync(
  new URL('../src/client/code-sample.css', import.meta.url),
  'utf8',
);
const AA_TEXT = 4.5;
/**
 * The page's backgrounds are the site's; these are the darkest light one and the lightest dark one
 * for which the palette is made.
 */
const surfaces = {light: '#f1f2f8', dark: '#1e2236'};
const texts = ['muted', 'keyword', 'string', 'constant', 'type', 'function'];
const signs = ['added-sign', 'removed-sign'];

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  const colors = paletteOf(mode);
  const backgrounds = [
    surfaces[mode],
    colors('highlight'),
    colors('added'),
    colors('removed'),
  ];

  test.each(texts)('%s text reaches AA on every background of a line', (name) => {
    for (const background of backgrounds) {
      expect(contrast(colors(name), background)).toBeGreaterThanOrEqual(AA_TEXT);
    }
  });

  test.each(signs)('the %s reaches AA on its line', (name) => {
    const background = colors(name.replace('-sign', ''));
    expect(contrast(colors(name), background)).toBeGreaterThanOrEqual(AA_TEXT);
  });
});

function paletteOf(mode: 'light' | 'dark'): (name: string) => string {
  const [light = '', dark = ''] = css.split("[data-theme='dark']");
  const block = mode === 'light' ? light : dark.slice(0, dark.indexOf('}'));
  const colors = new Map(
    [...block.matchAll(/--code-([\w-]+): (#[\da-f]{6});/g)].map(([, name, color]) => [
      name,
      color,
    ]),
  );
  return (name) => {
    const color = colors.get(name);
    if (color === undefined) {
      throw new Error(`The palette has no --code-${name} in ${mode} mode.`);
    }
    return color;
  };
}

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
