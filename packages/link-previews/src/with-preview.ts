import {FourPartError} from '@lexical-documentation/common';

/** Without the mark of what React renders, which would bring the site's picture back. */
const PICTURE =
  /<meta data-rh="?true"? ((?:property|name)="?(?:og|twitter):image"?) content=(?:"[^"]*"|[^\s>]+)/g;

/**
 * Returns a page's document with its own picture, and with what search engines read.
 *
 * @throws FourPartError when the document names no picture that could be replaced
 */
export function withPreview(html: string, picture: string, data: object): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const script = `<script type="application/ld+json">${json}</script>`;
  const changed = html
    .replace(PICTURE, `<meta $1 content="${picture}"`)
    .replace('</head>', () => `${script}</head>`);
  if (!changed.includes(`content="${picture}"`) || !changed.includes(script)) {
    throw new FourPartError({
      what: 'A page has no picture for links to it.',
      where: "the page's document",
      expected:
        '<meta property="og:image"> before </head>, as themeConfig.image makes it',
      fix: 'Set "image" in themeConfig, or adapt packages/link-previews to this version of Docusaurus.',
    });
  }
  return changed;
}
