import {
  $addUpdateTag,
  $getNodeByKey,
  $isTabNode,
  $isTextNode,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
  SKIP_DOM_SELECTION_TAG,
  type TextNode,
} from 'lexical';

import type {Match, MatchPart} from './matches';

/**
 * Replaces matches in one step that can be undone. The new text gets the format of the first letter
 * of the match. Tokens, such as mentions, aren't changed.
 *
 * @returns how many were replaced
 */
export function replaceMatches(
  editor: LexicalEditor,
  matches: readonly Match[],
  text: string,
): number {
  let count = 0;
  editor.update(
    () => {
      // Keeps the focus in the field.
      $addUpdateTag(SKIP_DOM_SELECTION_TAG);
      // From the end, so that earlier offsets stay valid.
      for (const match of [...matches].reverse()) {
        if ($replace(match, text)) count++;
      }
    },
    {tag: HISTORY_PUSH_TAG, discrete: true},
  );
  return count;
}

function $replace(match: Match, text: string): boolean {
  const nodes = match.map($textOf);
  const [first] = nodes;
  if (!first || !nodes.every($canBeEdited)) return false;
  const [head, ...tail] = match;
  if (!head) return false;
  // The editor would throw for a caret at an offset that no longer exists.
  first.select(head.start, head.start);
  for (const part of tail.reverse()) $splice(part, '');
  $splice(head, text);
  return true;
}

function $splice(part: MatchPart, text: string): void {
  const node = $textOf(part);
  if (!node) return;
  const isWhole = part.start === 0 && part.end === node.getTextContentSize();
  if (isWhole && text === '') node.remove();
  else node.spliceText(part.start, part.end - part.start, text);
}

function $canBeEdited(node: TextNode | null): boolean {
  return node?.getMode() === 'normal' && !$isTabNode(node);
}

function $textOf({key}: MatchPart): TextNode | null {
  const node = $getNodeByKey(key);
  return $isTextNode(node) ? node : null;
}
