import type ts from 'typescript';

/** How samples of documentation say that a mistake is their point. */
const CLAIMS_ERROR = /\/\/=> throws\b/;
const ANNOUNCED = /^\s*\/\/\s*@errors:\s*([\d\s,]+)$/gm;

/** Whether a file says of one of its lines that it fails: `//=> throws`. */
export function showsErrors({text}: ts.SourceFile): boolean {
  return CLAIMS_ERROR.test(text);
}

/** The compiler errors that a file announces with `// @errors: 2345`. */
export function announcedErrors({text}: ts.SourceFile): ReadonlySet<number> {
  const numbers = [...text.matchAll(ANNOUNCED)].flatMap(([, list = '']) =>
    list.split(/[\s,]+/).map(Number),
  );
  return new Set(numbers);
}
