import ts from 'typescript';

/** Returns all comments of a file in their order. */
export function commentsOf(file: ts.SourceFile): string[] {
  const ranges = new Map<number, ts.CommentRange>();
  const add = (found: readonly ts.CommentRange[] | undefined): void => {
    for (const range of found ?? []) ranges.set(range.pos, range);
  };
  const visit = (node: ts.Node): void => {
    if (!ts.isJsxText(node)) {
      add(ts.getLeadingCommentRanges(file.text, node.pos));
      add(ts.getTrailingCommentRanges(file.text, node.end));
    }
    node.getChildren(file).forEach(visit);
  };
  visit(file);
  return [...ranges.values()]
    .sort((one, other) => one.pos - other.pos)
    .map(({pos, end}) => file.text.slice(pos, end));
}

/** Returns the comments of one file that another one lacks, as lines of code. */
export function lostComments(before: ts.SourceFile, after: ts.SourceFile): string {
  const left = commentsOf(after).map(words);
  const lost = commentsOf(before).filter((comment) => {
    const at = left.indexOf(words(comment));
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
  return lost.map((comment) => `${comment}\n`).join('');
}

/** A comment that moves is indented anew. */
function words(comment: string): string {
  return comment.replaceAll(/\s+/g, ' ');
}
