import type ts from 'typescript';

/** How samples of documentation say that a mistake is their point. */
const CLAIMS_ERROR = /\/\/=> throws\b/;
const ON_PURPOSE = /\/\/=> |\/\/.*(?:on purpose|intentional|no clean-?up)/i;
const ANNOUNCED = /^\s*\/\/\s*@errors:\s*([\d\s,]+)$/gm;

/** Whether a file says of one of its lines that it fails, to the compiler or when it runs. */
export function showsErrors(source: ts.SourceFile): boolean {
  return CLAIMS_ERROR.test(source.text) || announcedErrors(source).size > 0;
}

/** Whether a comment at the end of a node's line says that the line is as it is on purpose. */
export function isOnPurpose(node: ts.Node): boolean {
  const {text} = node.getSourceFile();
  const start = node.getStart();
  const [line = ''] = text.slice(start).split('\n', 1);
  return ON_PURPOSE.test(line);
}

/** The compiler errors that a file announces with `// @errors: 2345`. */
export function announcedErrors({text}: ts.SourceFile): ReadonlySet<number> {
  const numbers = [...text.matchAll(ANNOUNCED)].flatMap(([, list = '']) =>
    list.split(/[\s,]+/).map(Number),
  );
  return new Set(numbers);
}
