import {unknownForm} from '../unknown-form.mjs';
import type {StylePart} from './read-styles';
import {stylesOfPage} from './styles-of-page';

/** The one style sheet of all pages, as Docusaurus links to it. */
const LINK = /<link rel="?stylesheet"? href="?(?<href>[^ ">]+)"? ?\/?>/;

/** The rule of a font that the page's text changes to: others wait for a character of theirs. */
const FONT = /@font-face\s*\{[^}]*\bfont-display:\s*swap\b[^}]*\}/g;
const FONT_URL = /\burl\(["']?(?<url>[^"')\s]+\.woff2)/;

/**
 * Returns a page's document with the rules that it needs in it. The whole style sheet comes at the end,
 * where it does not keep the text from being shown, scripts or not. Styles of the page's own then come
 * before it, so they must outweigh it by their selectors.
 *
 * @param partsAt - reads the style sheet at an address
 * @throws FourPartError when the document links to no style sheet
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
  // Asked for after the text, they take nothing of the line from it.
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
