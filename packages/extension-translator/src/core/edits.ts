/** A part of a text, and what stands there instead. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits that do not overlap. What is inserted comes before what is replaced there. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let position = 0;
  const sorted = [...edits].sort(
    (one, other) =>
      one.start - other.start ||
      Number(one.end > one.start) - Number(other.end > other.start),
  );
  for (const edit of sorted) {
    result += text.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  return result + text.slice(position);
}

/** Returns the edit that removes a part, and its lines where nothing else is on them. */
export function removal(text: string, start: number, end: number): Edit {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const isAlone =
    lineEnd !== -1 &&
    text.slice(lineStart, start).trim() === '' &&
    text.slice(end, lineEnd).trim() === '';
  return isAlone
    ? {start: lineStart, end: lineEnd + 1, text: ''}
    : {start, end, text: ''};
}

/** Returns a part of a text with the edits that lie in it. */
export function editedPart(
  text: string,
  part: Pick<Edit, 'start' | 'end'>,
  edits: readonly Edit[],
): string {
  const moved = edits.map((edit) => ({
    ...edit,
    start: edit.start - part.start,
    end: edit.end - part.start,
  }));
  return applyEdits(text.slice(part.start, part.end), moved);
}
