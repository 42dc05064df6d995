import type {TriggerFn} from '@lexical/react/LexicalTypeaheadMenuPlugin';
import {$isTextNode, type LexicalEditor, type TextNode} from 'lexical';

/**
 * Adds missing words to the node with the typed text. The plugin knows only the words of its last
 * render: if you type fast and press Enter immediately, you're ahead of it, and the first
 * characters are left in the previous node. Runs inside an update.
 *
 * @param typed - the node that the plugin split off
 * @param triggerFn - finds the words at the end of a text
 * @returns the same node, with exactly the typed words
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
