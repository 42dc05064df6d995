import type {Change} from './change';

/**
 * Whether calls of the former declaration also fit the present one: what it takes more is optional.
 * A declaration that cannot be told is not said to be.
 */
export function isCompatible({kind, before, after}: Change): boolean {
  if (kind !== 'changed' || before === undefined || after === undefined) return false;
  if (withoutInterfaces(before) === withoutInterfaces(after)) return true;
  const [older, newer] = [signatureOf(before), signatureOf(after)];
  if (older === undefined || newer === undefined) return isLooser(before, after);
  if (older.rest !== newer.rest || older.name !== newer.name) return false;
  const kept = newer.parameters.slice(0, older.parameters.length);
  return (
    kept.every((text, index) => isLooser(older.parameters[index] ?? '', text)) &&
    newer.parameters
      .slice(kept.length)
      .every((text) => /^(?:\.\.\.|\w+\?)/.test(text)) &&
    kept.length === older.parameters.length
  );
}

/** What a class says that it implements changes nothing for who uses it. */
function withoutInterfaces(declaration: string): string {
  return declaration.replace(/ implements .*/g, '');
}

interface Signature {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly rest: string;
}

/** Whether all that changed is that something may be left out. */
function isLooser(before: string, after: string): boolean {
  return before === after || before === after.replace(/^([\w$]+)\?:/, '$1:');
}

function signatureOf(text: string): Signature | undefined {
  const start = text.indexOf('(');
  if (text.includes('\n') || start === -1) return undefined;
  const pieces: string[] = [''];
  let depth = 0;
  for (let index = start + 1; index < text.length; index++) {
    const character = text[index] ?? '';
    if (depth === 0 && character === ')') {
      return {
        name: text.slice(0, start),
        parameters: pieces.map((piece) => piece.trim()).filter(Boolean),
        rest: text.slice(index),
      };
    }
    const isArrow = character === '>' && text[index - 1] === '=';
    if ('([{<'.includes(character)) depth++;
    if (')]}>'.includes(character) && !isArrow) depth--;
    if (depth === 0 && character === ',') pieces.push('');
    else pieces[pieces.length - 1] += character;
  }
  return undefined;
}
