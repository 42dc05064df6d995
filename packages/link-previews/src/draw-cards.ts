import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {digestOf} from '@lexical-documentation/common/build';
import {renderAsync} from '@resvg/resvg-js';

import {CARD_SIZE} from './card-svg';

/** A picture to be made. */
export interface Drawing {
  readonly file: string;
  readonly svg: string;
}

/** Pictures are drawn outside of the main thread. */
const AT_ONCE = 4;

/**
 * Makes PNG files. A picture that was made before is taken from the cache: drawing takes longer than
 * everything else that is done for it.
 *
 * @param fonts - TrueType files with the fonts that the drawings name
 */
export async function drawCards(
  drawings: readonly Drawing[],
  fonts: readonly string[],
  cache: string,
): Promise<void> {
  await mkdir(cache, {recursive: true});
  const left = [...drawings];
  const work = async (): Promise<void> => {
    for (let drawing = left.pop(); drawing; drawing = left.pop()) {
      const {file, svg} = drawing;
      const kept = path.join(cache, `${digestOf(svg, ...fonts)}.png`);
      const png = await readFile(kept).catch(() => drawInto(kept, svg, fonts));
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, png);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
}

async function drawInto(
  file: string,
  svg: string,
  fonts: readonly string[],
): Promise<Buffer> {
  const image = await renderAsync(svg, {
    fitTo: {mode: 'width', value: CARD_SIZE.width},
    font: {fontFiles: [...fonts], loadSystemFonts: false},
  });
  const png = image.asPng();
  await writeFile(file, png);
  return png;
}
