import {unknownForm} from '../unknown-form.mjs';
import type {StylePart} from './read-styles';
import {stylesOfPage} from './styles-of-page';

/** The one style sheet of all pages, as Docusaurus links it. */
const LINK = /<link rel="?stylesheet"? href="?(?<href>[^ ">]+)"? ?\/?>/;

/**
 * The rule of a font in the page's text; other fonts only load when one of their characters is
 * used.
 */
const FONT = /@font-face\s*\{[^}]*\bfont-display:\s*swap\b[^}]*\}/g;
const FONT_URL = /\burl\(["']?(?<url>[^"')\s]+\.woff2)/;

/**
 * Returns a page's document with the rules that it needs inlined. The whole style sheet is at the
 * end, where it doesn't block rendering, with or without scripts. It comes after the page's own
 * styles, so these must be more specific.
 *
 * @param partsAt - reads the style sheet at a URL
 * @throws FourPartError if the document doesn't link a style sheet
 */
export function withOwnStyles(
  html: string,
  partsAt: (href: string) => readonly StylePart[],
): string {
  const link = LINK.exec(html);
  const end = html.lastIndexOf('</body>');
  const href = link?.groups?.['href'];
  if (!link || href === undefined || end < 0) {
    throw unknownForm({
      file: "a page's document",
      what: 'The link to the style sheet',
      expected: '<link rel=stylesheet href=…> before </body>',
    });
  }
  const css = stylesOfPage(partsAt(href), html);
  const style = `<style>${css.replaceAll('</', '<\\/')}</style>`;
  // Requested after the text, so that they don't compete with it.
  const fonts = [...css.matchAll(FONT)].map(
    ([rule]) =>
      `<link rel=preload href=${FONT_URL.exec(rule)?.groups?.['url']} as=font type=font/woff2 crossorigin=anonymous />`,
  );
  const after = link.index + link[0].length;
  return (
    html.slice(0, link.index) +
    style +
    html.slice(after, end) +
    fonts.join('') +
    link[0] +
    html.slice(end)
  );
}
