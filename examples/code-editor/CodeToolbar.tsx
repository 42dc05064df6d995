import {$createCodeNode, $isCodeNode} from '@lexical/code-core';
import {getCodeLanguageOptions, normalizeCodeLanguage} from '@lexical/code-prism';
import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {useExtensionSignalValue} from '@lexical/react/useExtensionSignalValue';
import {$setBlocksType} from '@lexical/selection';
import {
  $createParagraphNode,
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
  SKIP_DOM_SELECTION_TAG,
} from 'lexical';
import {type ReactNode, useId} from 'react';

import {CodeStateExtension, type CurrentBlock} from './code-state';

const LANGUAGES = getCodeLanguageOptions();

interface CodeToolbarProps {
  /** Whether the button is shown only while the caret is in code. */
  inCodeOnly?: boolean;
}

/** Turns lines into code and back, and sets the language of the block at the caret. */
export function CodeToolbar({inCodeOnly = false}: CodeToolbarProps): ReactNode {
  const [editor] = useLexicalComposerContext();
  const current = useExtensionSignalValue(CodeStateExtension, 'current');
  const selectId = useId();
  if (inCodeOnly && !current) return null;
  return (
    <div role="group" aria-label="Code" className="code-editor-toolbar">
      <button
        type="button"
        className="code-editor-button"
        aria-pressed={current !== null}
        onMouseDown={(event) => {
          event.preventDefault();
        }}
        onClick={() => {
          toggleCode(editor, current);
        }}
      >
        Code block
      </button>
      <label className="code-editor-language" htmlFor={selectId}>
        Language
      </label>
      <select
        id={selectId}
        className="code-editor-select"
        disabled={current === null}
        value={normalizeCodeLanguage(current?.language ?? 'plain')}
        onChange={({target}) => {
          if (current) setLanguage(editor, current, target.value);
        }}
      >
        {LANGUAGES.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

function toggleCode(editor: LexicalEditor, current: CurrentBlock | null): void {
  editor.update(() => {
    const selection = $getSelection() ?? $getRoot().selectEnd();
    if (!$isRangeSelection(selection)) return;
    $setBlocksType(selection, () =>
      current ? $createParagraphNode() : $createCodeNode('javascript'),
    );
  });
}

function setLanguage(
  editor: LexicalEditor,
  {key}: CurrentBlock,
  language: string,
): void {
  editor.update(
    () => {
      const block = $getNodeByKey(key);
      if ($isCodeNode(block)) block.setLanguage(language);
    },
    // The focus stays in the list, so that the arrow keys still change the choice.
    {tag: SKIP_DOM_SELECTION_TAG},
  );
}
