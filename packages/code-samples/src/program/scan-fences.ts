/** A fence in a text. */
export interface ScannedFence {
  /** The line of the opening fence, 1-based. */
  readonly line: number;
  readonly language: string;
  readonly meta: string;
  readonly code: string;
  /** The number of characters before each line of the code in the Markdown. */
  readonly indents: readonly number[];
}

const OPENING = /^([ \t]*)(`{3,}|~{3,})\s*(\S*)\s*(.*?)\s*$/;

/**
 * Returns the fenced code of a Markdown or MDX text, in order, by the rules of CommonMark (§4.5),
 * without parsing the rest, which would take a hundred times as long.
 */
export function scanFences(markdown: string): ScannedFence[] {
  const lines = markdown.split('\n');
  const fences: ScannedFence[] = [];
  for (let index = 0; index < lines.length; index++) {
    const [, indent = '', marks = '', language = '', meta = ''] =
      OPENING.exec(lines[index] ?? '') ?? [];
    if (marks !== '' && !isInlineCode(marks, language + meta)) {
      const end = closingLine(lines, index + 1, marks);
      const inside = lines.slice(index + 1, end);
      const code = inside.map((text) => withoutIndent(text, indent));
      fences.push({
        line: index + 1,
        language,
        meta,
        code: code.join('\n'),
        indents: inside.map((text, at) => text.length - (code[at] ?? '').length),
      });
      index = end;
    }
  }
  return fences;
}

/** The text after opening backticks has none itself: otherwise, the line is code in a sentence. */
function isInlineCode(marks: string, info: string): boolean {
  return marks.startsWith('`') && info.includes('`');
}

/** The line that closes a fence; an unclosed fence ends with the text. */
function closingLine(lines: readonly string[], from: number, marks: string): number {
  const closing = new RegExp(`^[ \\t]*${marks[0] ?? ''}{${marks.length},}[ \\t]*$`);
  const end = lines.findIndex((text, at) => at >= from && closing.test(text));
  return end === -1 ? lines.length : end;
}

/** A fence in a list is indented; its code loses as many spaces as its fence has, if it has them. */
function withoutIndent(text: string, indent: string): string {
  return text.startsWith(indent) ? text.slice(indent.length) : text.trimStart();
}
