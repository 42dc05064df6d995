/** A line's mark from a comment in the code, or from the fence's meta. */
export type LineMark = 'added' | 'removed' | 'highlighted';

/** A line as readers see it. */
export interface ShownLine {
  /** The text without the comment that marks it. */
  readonly text: string;
  /** The 0-based index of this line in the fence, including hidden lines. */
  readonly sourceLine: number;
  readonly mark?: LineMark;
}

/** One file of a sample: the whole sample, or the part after a `// @filename:` line. */
export interface SampleFile {
  /** The name in `// @filename:`, absent for the part before the first one. */
  readonly name?: string;
  /** The first and the last line of the file in the fence, 0-based, end excluded. */
  readonly startLine: number;
  readonly endLine: number;
}

/** A fence's code, parsed with the comment notation of Twoslash and Shiki. */
export interface SampleSource {
  readonly shown: readonly ShownLine[];
  readonly files: readonly SampleFile[];
  /** Compiler error numbers that `// @errors:` declares. */
  readonly expectedErrors: readonly number[];
  /** The fence's lines as the compiler sees them: removed lines of a diff are blank. */
  readonly compiledLines: readonly string[];
}

const OPENING = String.raw`(?:\/\/|#|\{?\/\*|<!--)`;
const CLOSING = String.raw`(?:\*\/\}?|-->)?`;
const CUT = /^\s*\/\/\s*---cut(-before|-after|-start|-end)?---\s*$/;
const FILENAME = /^\s*\/\/\s*@filename:\s*(\S+)\s*$/i;
const ERRORS = /^\s*\/\/\s*@errors:\s*([\d\s,]+)$/;
const TAIL_MARK = new RegExp(
  String.raw`\s*${OPENING}\s*\[!code (\+\+|--|highlight)\]\s*${CLOSING}\s*$`,
);
const HIGHLIGHT = new RegExp(
  String.raw`^\s*${OPENING}\s*highlight-(next-line|start|end)\s*${CLOSING}\s*$`,
);
const MARKS: Readonly<Record<string, LineMark>> = {
  '++': 'added',
  '--': 'removed',
  highlight: 'highlighted',
};

/**
 * Splits a fence's code into what is shown and what is compiled.
 *
 * Notation: `// ---cut---` and its kin, `// @filename:`, `// @errors:` (Twoslash),
 * `// [!code ++]`, `// [!code --]`, `// [!code highlight]` (Shiki), and
 * `// highlight-next-line`, `// highlight-start`, `// highlight-end` (Docusaurus).
 */
export function readSampleSource(code: string): SampleSource {
  const lines = code.split('\n');
  return {
    shown: shownLines(lines),
    files: sampleFiles(lines),
    expectedErrors: lines.flatMap(expectedErrorsOf),
    compiledLines: lines.map((line) => (markOf(line) === 'removed' ? '' : line)),
  };
}

/** Returns whether a line is only for this package, and means nothing to those who run the code. */
export function isNotation(line: string): boolean {
  return CUT.test(line) || ERRORS.test(line);
}

function shownLines(lines: readonly string[]): ShownLine[] {
  let shown: ShownLine[] = [];
  let hidden = false;
  let region = false;
  let next = false;
  for (const [sourceLine, line] of lines.entries()) {
    const cut = CUT.exec(line);
    if (cut) {
      const kind = cut[1] ?? '-before';
      shown = kind === '-before' ? [] : shown;
      if (kind === '-after') {
        break;
      }
      hidden = kind === '-start';
      continue;
    }
    const highlight = HIGHLIGHT.exec(line)?.[1];
    if (highlight) {
      next = highlight === 'next-line';
      region = highlight === 'start' || (region && highlight !== 'end');
      continue;
    }
    if (hidden || ERRORS.test(line)) {
      continue;
    }
    const mark = markOf(line) ?? (next || region ? 'highlighted' : undefined);
    shown.push({text: shownText(line), sourceLine, mark});
    next = false;
  }
  return withoutBlankEnds(shown);
}

function shownText(line: string): string {
  return line.replace(TAIL_MARK, '').replace(FILENAME, '// $1').trimEnd();
}

function markOf(line: string): LineMark | undefined {
  const mark = TAIL_MARK.exec(line)?.[1];
  return mark === undefined ? undefined : MARKS[mark];
}

function withoutBlankEnds(lines: readonly ShownLine[]): ShownLine[] {
  const isFull = (line: ShownLine) => line.text !== '';
  const last = lines.findLastIndex(isFull);
  return last < 0 ? [] : lines.slice(lines.findIndex(isFull), last + 1);
}

function sampleFiles(lines: readonly string[]): SampleFile[] {
  const heads = lines.flatMap((line, index) => {
    const name = FILENAME.exec(line)?.[1];
    return name === undefined ? [] : [{name, line: index}];
  });
  const [first] = heads;
  const named = heads.map(({name, line}, index) => ({
    name,
    startLine: line + 1,
    endLine: heads[index + 1]?.line ?? lines.length,
  }));
  const unnamedEnd = first?.line ?? lines.length;
  const hasUnnamed = !first || lines.slice(0, unnamedEnd).some((line) => line.trim());
  return hasUnnamed ? [{startLine: 0, endLine: unnamedEnd}, ...named] : named;
}

function expectedErrorsOf(line: string): number[] {
  const numbers = ERRORS.exec(line)?.[1];
  return numbers
    ? numbers
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(Number)
    : [];
}
