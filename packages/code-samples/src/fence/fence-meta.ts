import {FourPartError, type SourcePlace} from '@lexical-documentation/common';

/** Where a sample is executed; `auto` tries Node without a DOM first, then with one. */
export type RunTarget = 'auto' | 'node' | 'dom' | 'browser';

/** A value that a sample uses without showing it, because readers have their own. */
export interface Given {
  readonly name: string;
  readonly type: string;
  /** What it must have in addition, such as "TableNode". */
  readonly having?: string;
}

/** The words after a fence's language. */
export interface FenceMeta {
  readonly title?: string;
  readonly showLineNumbers: boolean;
  /** 1-based numbers of the shown lines to highlight. */
  readonly highlightedLines: ReadonlySet<number>;
  readonly run?: RunTarget;
  /** Readers can edit the sample and run it on the page. */
  readonly live?: true;
  /** Whether the block has a second tab with the sample in JavaScript. */
  readonly hasJavaScript: boolean;
  /** What the shown part of the sample needs and doesn't declare; shown to readers. */
  readonly given: readonly Given[];
  /** The reason why the sample's classes and components are never mounted. */
  readonly notMounted?: string;
  /** The reason why this sample is left out of the type check. */
  readonly noCheck?: string;
}

const RUN_TARGETS: readonly string[] = ['auto', 'node', 'dom', 'browser'];
const WORD = /\{([^}]*)\}|([^\s={}"']+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;
const GIVEN = /^([$\w]+): (.+?)(?: with (.+))?$/;
const LINE_RANGE = /^(\d+)(?:-(\d+))?$/;
const KNOWN_WORDS =
  'title="…", showLineNumbers, {1,3-5}, js, run, live, given="name: Type", not-mounted="reason", no-check="reason"';

type Draft = {-readonly [Key in keyof FenceMeta]: FenceMeta[Key]};
type WordReader = (draft: Draft, value: string | undefined, where: SourcePlace) => void;

const wordReaders: Readonly<Record<string, WordReader>> = {
  title(draft, value, where) {
    draft.title = requireValue('title', value, where);
  },
  showLineNumbers(draft) {
    draft.showLineNumbers = true;
  },
  js(draft) {
    draft.hasJavaScript = true;
  },
  run(draft, value, where) {
    draft.run = readRunTarget(value ?? 'auto', where);
  },
  live(draft) {
    draft.live = true;
  },
  given(draft, value, where) {
    draft.given = readGiven(requireValue('given', value, where), where);
  },
  'not-mounted'(draft, value, where) {
    draft.notMounted = requireValue('not-mounted', value, where);
  },
  'no-check'(draft, value, where) {
    draft.noCheck = requireValue('no-check', value, where);
  },
};

/**
 * Parses the meta string of a fence.
 *
 * @throws FourPartError for an unknown word, an empty value or a malformed line range
 */
export function parseFenceMeta(
  meta: string | null | undefined,
  where: SourcePlace,
): FenceMeta {
  const draft: Draft = {
    showLineNumbers: false,
    hasJavaScript: false,
    given: [],
    highlightedLines: new Set(),
  };
  for (const match of (meta ?? '').matchAll(WORD)) {
    const [, ranges, key = '', doubleQuoted, singleQuoted, bare] = match;
    if (ranges !== undefined) {
      draft.highlightedLines = readLineRanges(ranges, where);
      continue;
    }
    const reader = Object.hasOwn(wordReaders, key) ? wordReaders[key] : undefined;
    if (!reader) {
      throw unknownWord(key, where);
    }
    reader(draft, doubleQuoted ?? singleQuoted ?? bare, where);
  }
  if (draft.hasJavaScript && draft.highlightedLines.size > 0) {
    throw rangesOfTwoLanguages(where);
  }
  return draft;
}

function rangesOfTwoLanguages(where: SourcePlace): FourPartError {
  return new FourPartError({
    what: 'A code fence with a JavaScript tab highlights lines by their numbers.',
    where,
    expected:
      'marks in the code, which stay with their lines: the tabs differ in length',
    fix: 'End the lines with "// [!code highlight]" in place of the numbers.',
  });
}

function readLineRanges(text: string, where: SourcePlace): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const match = LINE_RANGE.exec(part.trim());
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? match?.[1]);
    if (!match || first < 1 || last < first) {
      throw new FourPartError({
        what: `The line range {${text}} of a code fence cannot be read.`,
        where,
        expected:
          'numbers and rising ranges from 1, separated by commas, such as {1,3-5}',
        fix: 'Correct the range, or mark the line itself with "// [!code highlight]".',
      });
    }
    for (let line = first; line <= last; line++) {
      lines.add(line);
    }
  }
  return lines;
}

function readGiven(text: string, where: SourcePlace): Given[] {
  return text.split(/;\s*/).map((part) => {
    const [, name, type, having] = GIVEN.exec(part.trim()) ?? [];
    if (name === undefined || type === undefined) {
      throw new FourPartError({
        what: `The given "${part}" of a code fence cannot be read.`,
        where,
        expected:
          'names with their types, such as given="editor: LexicalEditor with ListNode; text: string"',
        fix: 'Write each name with a colon and its type, separated by semicolons.',
      });
    }
    return {name, type, ...(having && {having})};
  });
}

function readRunTarget(value: string, where: SourcePlace): RunTarget {
  if (!RUN_TARGETS.includes(value)) {
    throw new FourPartError({
      what: `A code fence asks to run in "${value}", which is not a place to run samples.`,
      where,
      expected: `run alone, or run="…" with one of ${RUN_TARGETS.join(', ')}`,
      fix: 'Write run alone, which tries Node without and then with a DOM, or name the place.',
    });
  }
  return value as RunTarget;
}

function requireValue(
  key: string,
  value: string | undefined,
  where: SourcePlace,
): string {
  if (value?.trim()) {
    return value.trim();
  }
  throw new FourPartError({
    what: `The word "${key}" of a code fence has no value.`,
    where,
    expected: key === 'no-check' ? 'no-check="reason"' : `${key}="…"`,
    fix:
      key === 'no-check'
        ? 'Say why this sample cannot be checked, or remove no-check.'
        : `Give ${key} a value in quotes, or remove it.`,
  });
}

function unknownWord(key: string, where: SourcePlace): FourPartError {
  return new FourPartError({
    what: `The word "${key}" after a code fence's language is unknown.`,
    where,
    expected: `only these words: ${KNOWN_WORDS}`,
    fix: 'Correct the spelling or remove the word.',
  });
}
