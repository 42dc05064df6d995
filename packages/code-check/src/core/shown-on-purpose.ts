import type ts from 'typescript';

/** How samples in documentation mark intentional mistakes. */
const CLAIMS_ERROR = /\/\/=> throws\b/;
const ON_PURPOSE = /\/\/=> |\/\/.*(?:on purpose|intentional|no clean-?up)/i;
const ANNOUNCED = /^\s*\/\/\s*@errors:\s*([\d\s,]+)$/gm;

/** Returns whether a file declares that one of its lines fails, when it's compiled or when it runs. */
export function showsErrors(source: ts.SourceFile): boolean {
  return CLAIMS_ERROR.test(source.text) || announcedErrors(source).size > 0;
}

/** Returns whether a comment at the end of a node's line says that the line is intentional. */
export function isOnPurpose(node: ts.Node): boolean {
  const {text} = node.getSourceFile();
  const start = node.getStart();
  const [line = ''] = text.slice(start).split('\n', 1);
  return ON_PURPOSE.test(line);
}

/** The compiler errors that a file declares with `// @errors: 2345`. */
export function announcedErrors({text}: ts.SourceFile): ReadonlySet<number> {
  const numbers = [...text.matchAll(ANNOUNCED)].flatMap(([, list = '']) =>
    list.split(/[\s,]+/).map(Number),
  );
  return new Set(numbers);
}
