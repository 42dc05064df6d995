/** The position of the marker that the end of a line closes. */
export interface Opener {
  readonly index: number;
  readonly marker: string;
}

/** Finds the opening marker for the asterisks, underscores or tildes at the end of a line. */
export function findFormatOpener(line: string): Opener | null {
  if (isInOpenCode(line)) return null;
  const marker = /(?<![\s\\*_~])([*_~])\1*$/.exec(line)?.[0];
  if (marker === undefined) return null;
  const content = line.slice(0, -marker.length);
  const index = [...content.matchAll(/([*_~])\1*/g)].findLast(
    (run) => run[0] === marker && canOpen(content, run.index, marker.length),
  )?.index;
  return index === undefined ? null : {index, marker};
}

/** Finds the opening marker for the backticks at the end of a line. */
export function findCodeOpener(line: string): Opener | null {
  const runs = runsOfBackticks(line);
  const last = runs.at(-1);
  if (!last || last.index + last.marker.length !== line.length) return null;
  const opener = firstOpen(runs.slice(0, -1));
  if (opener?.marker !== last.marker) return null;
  const content = line.slice(opener.index + opener.marker.length, last.index);
  return content.trim() === '' ? null : opener;
}

/** Returns whether a line ends inside of code; the fence of a code block doesn't count. */
export function isInOpenCode(line: string): boolean {
  return !/^ {0,3}`{3}/.test(line) && firstOpen(runsOfBackticks(line)) !== null;
}

/** Code ends with as many backticks as it starts with, and everything in between is code. */
function firstOpen(runs: readonly Opener[]): Opener | null {
  for (let at = 0; ; at++) {
    const run = runs[at];
    if (!run) return null;
    const end = runs.findIndex(
      ({marker}, index) => index > at && marker === run.marker,
    );
    if (end === -1) return run;
    at = end;
  }
}

function runsOfBackticks(line: string): Opener[] {
  return [...line.matchAll(/(?<![\\`])`+/g)].map(({0: marker, index}) => ({
    index,
    marker,
  }));
}

/** Text must follow, and underscores must be at the beginning of a word. */
function canOpen(content: string, index: number, length: number): boolean {
  const before = content.charAt(index - 1);
  const after = content.charAt(index + length);
  if (after === '' || /\s/.test(after) || before === '\\') return false;
  return content.charAt(index) !== '_' || !/[\p{L}\p{N}]/u.test(before);
}
