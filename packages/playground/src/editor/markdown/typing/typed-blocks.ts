import {$createCodeNode} from '@lexical/code-core';
import {$createHorizontalRuleNode} from '@lexical/extension';
import {
  $isParagraphNode,
  $isRootOrShadowRoot,
  COMMAND_PRIORITY_BEFORE_EDITOR,
  defineExtension,
  KEY_ENTER_COMMAND,
  mergeRegister,
  type ParagraphNode,
} from 'lexical';

import {$readCaret, type Caret, registerTyped} from './typed-character';

const FENCE = /^ {0,3}(?:`{3,}|~{3,})([\w+#.-]*) $/;
const RULE = /^ {0,3}(?:-{3,}|\*{3,}|_{3,})$/;

/** A space after a fence starts a code block, like Lexical does for Enter. */
export const typedFences = defineExtension({
  name: 'playground/typed-fences',
  register: (editor) =>
    registerTyped(editor, ' ', (caret) => {
      const line = $lineOf(caret);
      const fence = line && FENCE.exec(line.marker);
      if (!fence) return false;
      const code = $createCodeNode(fence[1] || undefined);
      line.paragraph.replace(code);
      code.select().insertRawText(line.rest);
      code.selectStart();
      return true;
    }),
});

/** Three dashes, asterisks or underscores, followed by a space or Enter, become a horizontal rule. */
export const typedRules = defineExtension({
  name: 'playground/typed-rules',
  register: (editor) =>
    mergeRegister(
      registerTyped(editor, ' ', $insertRule),
      editor.registerCommand(
        KEY_ENTER_COMMAND,
        (event) => {
          const caret = event?.shiftKey ? null : $readCaret();
          if (!caret || $lineOf(caret)?.rest !== '' || !$insertRule(caret))
            return false;
          event?.preventDefault();
          return true;
        },
        COMMAND_PRIORITY_BEFORE_EDITOR,
      ),
    ),
});

/** Keeps the caret in its paragraph, which is now below the rule. */
function $insertRule(caret: Caret): boolean {
  const line = $lineOf(caret);
  if (!line || !RULE.test(line.marker.trimEnd())) return false;
  line.paragraph.insertBefore($createHorizontalRuleNode());
  caret.node.spliceText(0, caret.offset, '');
  line.paragraph.selectStart();
  return true;
}

interface Line {
  readonly paragraph: ParagraphNode;
  /** The text before and after the caret. */
  readonly marker: string;
  readonly rest: string;
}

/**
 * Returns the paragraph if the caret is in its first text node, because Markdown syntax for blocks
 * is at the beginning.
 */
function $lineOf({node, offset}: Caret): Line | null {
  const paragraph = node.getParent();
  const isFirst = $isParagraphNode(paragraph) && node.getPreviousSibling() === null;
  if (!isFirst || !$isRootOrShadowRoot(paragraph.getParent())) return null;
  const text = paragraph.getTextContent();
  return {paragraph, marker: text.slice(0, offset), rest: text.slice(offset)};
}
