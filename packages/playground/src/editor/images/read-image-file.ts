import {FourPartError} from '@lexical-documentation/common';

const MAX_BYTES = 1_500_000;
const MAX_MEGABYTES = MAX_BYTES / 1_000_000;

/**
 * Reads an image file into a data URL. The file's name is the alternative text until somebody
 * changes it.
 *
 * @throws FourPartError if the file isn't an image, or is too large for the browser's storage
 */
export async function readImageFile(file: File): Promise<{src: string; alt: string}> {
  if (!file.type.startsWith('image/')) {
    throw new FourPartError({
      what: 'This file is not an image.',
      where: `“${file.name}”, of the type “${file.type || 'unknown'}”`,
      expected: 'a picture such as PNG, JPEG, GIF, WebP, AVIF or SVG',
      fix: 'Choose another file.',
    });
  }
  if (file.size > MAX_BYTES) {
    const megabytes = (file.size / 1_000_000).toFixed(1);
    throw new FourPartError({
      what: 'This image is too large.',
      where: `“${file.name}”, ${megabytes} MB`,
      expected: `at most ${MAX_MEGABYTES} MB: images are kept inside the document`,
      fix: 'Make it smaller, or insert it by its URL.',
    });
  }
  return {src: await readDataUrl(file), alt: file.name.replace(/\.\w+$/, '')};
}

function readDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as string);
    };
    reader.onerror = () => {
      reject(reader.error ?? new Error(`“${file.name}” cannot be read.`));
    };
    reader.readAsDataURL(file);
  });
}
