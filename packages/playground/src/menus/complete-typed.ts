import type {TriggerFn} from '@lexical/react/LexicalTypeaheadMenuPlugin';
import {$isTextNode, type LexicalEditor, type TextNode} from 'lexical';

/**
 * Gives the node of the typed words what it lacks of them. The plugin knows the words of its last
 * rendering: who types fast and presses Enter at once is ahead of it, and the first characters
 * stay in the node before. Runs inside an update.
 *
 * @param typed - the node that the plugin split off
 * @param triggerFn - finds the words at the end of a text
 * @returns the same node, with all of the words and nothing else
 */
export function $completeTyped(
  typed: TextNode,
  triggerFn: TriggerFn,
  editor: LexicalEditor,
): TextNode {
  const before = typed.getPreviousSibling();
  if (!$isTextNode(before) || !before.isSimpleText()) return typed;
  const start = before.getTextContent();
  const words = triggerFn(start + typed.getTextContent(), editor)?.replaceableString;
  const missing = (words?.length ?? 0) - typed.getTextContentSize();
  if (missing <= 0) return typed;
  typed.spliceText(0, 0, start.slice(-missing));
  if (missing === start.length) before.remove();
  else before.setTextContent(start.slice(0, -missing));
  return typed;
}
