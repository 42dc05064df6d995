import type {Form} from '../feature';
import type {GeneratedEditor} from '../generate-editor';
import {sizeModel} from '../sizes';
import sizes from '../sizes.json';

/** Of any choices. */
export const SIZES = sizeModel(sizes);

/** Returns in one sentence what the editor consists of and how large it is. */
export function statusText({features}: GeneratedEditor, form: Form): string {
  const {minified, compressed} = SIZES.sizeOf(features, form);
  const without = form === 'react' ? ', without React' : '';
  return `${counted(features.length, 'feature')}: ${kilobytes(minified)} minified, ${kilobytes(compressed)} compressed${without}.`;
}

/** Returns a size as readers compare it, such as "12 KB", or "0.4 KB" for a small one; nothing is shown as less than 0.1 KB. */
export function kilobytes(bytes: number): string {
  const value = Math.max(0.1, bytes / 1000);
  return `${value < 9.95 ? value.toFixed(1) : value.toFixed(0)} KB`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
