import {$isCodeNode} from '@lexical/code-core';
import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {$getNodeByKey, type LexicalEditor, type NodeKey} from 'lexical';
import {type ReactNode, useState} from 'react';

import {toContentError} from '../document/content-error';
import {isFormattable} from '../editor/code/formattable';
import {SHOW_PROBLEM_COMMAND} from '../editor/commands';
import {Icon} from '../ui/Icon';
import styles from '../ui/dialog.module.css';

interface FormatButtonProps {
  code: NodeKey;
}

/** Formats a code block in one step that can be undone. */
export function FormatButton({code}: FormatButtonProps): ReactNode {
  const [editor] = useLexicalComposerContext();
  const [isBusy, setIsBusy] = useState(false);
  const format = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await formatBlock(editor, code);
    } catch (error) {
      editor.dispatchCommand(SHOW_PROBLEM_COMMAND, toContentError(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Format code"
      title="Format code"
      aria-busy={isBusy}
      onClick={() => void format()}
    >
      <Icon name="format" />
    </button>
  );
}

async function formatBlock(editor: LexicalEditor, key: NodeKey): Promise<void> {
  const read = () =>
    editor.read(() => {
      const node = $getNodeByKey(key);
      if (!$isCodeNode(node)) return null;
      return {text: node.getTextContent(), language: node.getLanguage() ?? ''};
    });
  const before = read();
  if (!before || !isFormattable(before.language)) return;
  const {text, language} = before;
  const {formatCode} = await import(
    /* webpackChunkName: "playground-prettier" */ '../editor/code/format-code'
  );
  const formatted = await formatCode(text, language);
  // If the code was edited meanwhile, keep the edit.
  if (read()?.text !== text || formatted === text) return;
  editor.update(() => {
    const node = $getNodeByKey(key);
    if ($isCodeNode(node)) node.clear().select().insertRawText(formatted);
  });
}
