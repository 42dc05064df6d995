import {unknownForm} from '../unknown-form.mjs';
import type {StylePart} from './read-styles';
import {stylesOfPage} from './styles-of-page';

/** The one style sheet of all pages, as Docusaurus links to it. */
const LINK = /<link rel="?stylesheet"? href="?(?<href>[^ ">]+)"? ?\/?>/;

/** A font that is loaded: asked for after the text, it takes nothing of the line from it. */
const FONT = /@font-face\s*\{[^}]*\burl\(["']?(?<url>[^"')\s]+\.woff2)/g;

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
  const fonts = [...css.matchAll(FONT)].map(
    ({groups}) =>
      `<link rel=preload href=${groups?.['url']} as=font type=font/woff2 crossorigin=anonymous />`,
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
