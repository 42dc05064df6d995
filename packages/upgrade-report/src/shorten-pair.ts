const LONGEST = 600;
const SHOWN = 300;
const CONTEXT = 100;

/**
 * Cuts two declarations to the text around their first difference if they are too long to read:
 * inferred types can have thousands of characters.
 */
export function shortenPair([before, after]: readonly [
  before: string,
  after: string,
]): readonly [before: string, after: string] {
  if (Math.max(before.length, after.length) <= LONGEST) return [before, after];
  const different = [...before].findIndex((one, index) => one !== after[index]);
  const start = Math.max(0, (different === -1 ? before.length : different) - CONTEXT);
  return [cut(before, start), cut(after, start)];
}

function cut(text: string, start: number): string {
  const end = start + SHOWN;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
