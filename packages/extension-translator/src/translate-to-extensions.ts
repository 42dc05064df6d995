import {formatCode} from './core/format';
import {translate} from './core/translate';
import type {Translation} from './core/translation';

/**
 * Translates code of the composer's form to extensions, formatted.
 *
 * @param code - TypeScript or JavaScript with JSX, whole statements
 * @returns the code, and a note for each part in the order of lines
 * @throws Error with the line, when the code has a mistake in its syntax
 */
export async function translateToExtensions(code: string): Promise<Translation> {
  const {code: text, notes} = translate(code);
  return {code: await formatCode(text), notes};
}
