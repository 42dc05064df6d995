import type {TriggerFn} from '@lexical/react/LexicalTypeaheadMenuPlugin';
import {$isTextNode, type LexicalEditor, type TextNode} from 'lexical';

/**
 * Completes the node that contains the typed words. The plugin uses the words from its last render.
 * If a user types fast and presses Enter immediately, the first characters are still in the
 * previous node. Runs inside an update.
 *
 * @param typed - the node that the plugin split off
 * @param triggerFn - finds the words at the end of the text
 * @returns the same node, which now contains exactly the words
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
