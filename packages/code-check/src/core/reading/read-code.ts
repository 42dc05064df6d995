import ts from 'typescript';

import type {CheckedFile} from '../report';
import {codeOf} from './code-parts';
import {hasTypeSyntax} from './type-syntax';

/** How a file is read: in which language, and inside of what. */
export interface Reading {
  /** The text for the compiler; code that is added around the reader's isn't reported on. */
  readonly text: string;
  readonly kind: ts.ScriptKind;
  /** Where the reader's code starts and ends in the text. */
  readonly start: number;
  readonly end: number;
  /** Members, properties or arguments without what they belong to. */
  readonly isPart: boolean;
  readonly isProse: boolean;
}

/** What code can be a part of. Undeclared names replace the rest. */
const WHOLES: readonly (readonly [before: string, after: string])[] = [
  [`class ${'__Whole'} extends __WholeBase {`, '\n}'],
  ['interface __Whole {', '\n}'],
  ['type __Whole =', '\n;'],
  ['__whole({', '\n});'],
  ['__whole(', '\n);'],
  ['<__Whole ', '\n/>;'],
];

/** Reads a file as its author meant it: its extension is only the first guess. */
export function readCode({path, text}: CheckedFile): Reading {
  const code = codeOf(text);
  if (/\.d\.[cm]?ts$/.test(path))
    return {...wholeOf(code), text, kind: ts.ScriptKind.TS};
  const plain = kindOf(path, code);
  const whole = wholeOf(code);
  if (plain.errors === 0) return {...whole, text: code, kind: plain.kind};
  for (const [before, after] of WHOLES) {
    const inside = kindOf(path, before + code + after);
    if (inside.errors === 0) {
      const start = before.length;
      return {
        text: before + code + after,
        kind: inside.kind,
        start,
        end: start + code.length,
        isPart: true,
        isProse: false,
      };
    }
  }
  return {...whole, text: code, kind: plain.kind, isProse: isProse(code)};
}

function wholeOf({length}: string) {
  return {start: 0, end: length, isPart: false, isProse: false};
}

interface Guess {
  readonly kind: ts.ScriptKind;
  readonly errors: number;
}

/** The language in which a text has the fewest errors; JavaScript if it has no types. */
function kindOf(path: string, text: string): Guess {
  const {TS, TSX, JSX} = ts.ScriptKind;
  const asScript = parsed(path, text, JSX);
  // In JavaScript, the angle brackets of create<Type>() are comparisons.
  const isScript =
    asScript.errors === 0 &&
    !hasTypeSyntax(asScript.source) &&
    !hasTypeSyntax(parsed(path, text, TSX).source);
  if (isScript) {
    return {kind: JSX, errors: 0};
  }
  const kinds = /\.[cm]?ts$/.test(path) ? [TS, TSX] : [TSX, TS];
  const guesses = kinds.map((kind) => ({
    kind,
    errors: parsed(path, text, kind).errors,
  }));
  return guesses.reduce((best, next) => (next.errors < best.errors ? next : best));
}

function parsed(path: string, text: string, kind: ts.ScriptKind) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true, kind);
  return {source, errors: errorsOf(source).length};
}

/** Errors of the parser, which the type checker doesn't report. */
export function errorsOf(source: ts.SourceFile): readonly ts.DiagnosticWithLocation[] {
  return (source as unknown as {parseDiagnostics: ts.DiagnosticWithLocation[]})
    .parseDiagnostics;
}

/** Returns whether a text has words in sentences, and no code. */
function isProse(text: string): boolean {
  const words = text.match(/[a-z]{2,}/gi)?.length ?? 0;
  const marks = text.match(/[(){}[\];=<>]/g)?.length ?? 0;
  return (
    words >= 2 &&
    marks < words / 4 &&
    !/^\s*(?:import|export|const|let)\b.*['"=]/m.test(text)
  );
}
