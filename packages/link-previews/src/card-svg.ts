import {escapeHtml} from '@lexical-documentation/common';

/** What a picture of a page shows. */
export interface Card {
  /** The site's name, beside its mark. */
  readonly site: string;
  /** What the page belongs to. */
  readonly section: string;
  readonly title: string;
  readonly description: string;
}

/** As most sites show a picture of a link. */
export const CARD_SIZE = {width: 1200, height: 630};

const LEFT = 96;
const WIDTH = 1008;
/** Mean width of a letter, in parts of the font's size. */
const LETTER = 0.53;

interface Lines {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Draws the picture. Its mark, its caret and its colors are the site's. */
export function cardSvg({site, section, title, description}: Card): string {
  const heading = fit(title, [84, 72, 60], 3);
  const text = fit(description, [32], 3);
  const top = 232;
  const headingHeight = heading.lines.length * heading.size * 1.14;
  const textTop = top + headingHeight + 40;
  const {width, height} = CARD_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Instrument Sans">`,
    `<rect width="${width}" height="${height}" fill="#11131f"/>`,
    '<g transform="translate(92 72) scale(2)"><rect x="2" y="4" width="20" height="24" rx="3" fill="#2b3470"/><path d="M8 8h3.6v12.6H18V24H8z" fill="#f3f4fa"/><path d="M24 3h5v2h-1.2v22H29v2h-5v-2h1.3V5H24z" fill="#ff7a63"/></g>',
    textAt(172, 116, 34, '#e9eaf3', site, true),
    section && textAt(LEFT, 196, 28, '#a5b1ff', section),
    `<rect x="60" y="${top + 4}" width="6" height="${headingHeight - 8}" rx="3" fill="#ff7a63"/>`,
    ...heading.lines.map((line, index) =>
      textAt(
        LEFT,
        top + heading.size * (0.86 + index * 1.14),
        heading.size,
        '#e9eaf3',
        line,
        true,
      ),
    ),
    ...text.lines
      .filter((_, index) => textTop + text.size * (index + 1) * 1.5 < height - 40)
      .map((line, index) =>
        textAt(
          LEFT,
          textTop + text.size * (0.8 + index * 1.5),
          text.size,
          '#a9adc4',
          line,
        ),
      ),
    '</svg>',
  ].join('');
}

function textAt(
  x: number,
  y: number,
  size: number,
  color: string,
  text: string,
  isBold = false,
): string {
  const weight = isBold ? 700 : 400;
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" letter-spacing="${isBold ? -size / 50 : 0}" fill="${color}">${escapeHtml(text)}</text>`;
}

/** Breaks a text into lines, in the first size in which they are few enough; what is left over is cut. */
function fit(text: string, sizes: readonly number[], most: number): Lines {
  const tries = sizes.map((size) => ({
    lines: linesOf(text, WIDTH / (size * LETTER)),
    size,
  }));
  const fitting = tries.find(({lines}) => lines.length <= most);
  if (fitting) return fitting;
  const {lines, size} = tries.at(-1) ?? {lines: [], size: 0};
  const last = lines[most - 1] ?? '';
  return {lines: [...lines.slice(0, most - 1), `${last.slice(0, -1)}…`], size};
}

function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
