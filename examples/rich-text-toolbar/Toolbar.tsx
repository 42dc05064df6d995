import {HistoryExtension} from '@lexical/history';
import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {useExtensionSignalValue} from '@lexical/react/useExtensionSignalValue';
import {useLexicalFocusManagerRef} from '@lexical/react/useLexicalFocusManagerRef';
import {useLexicalRovingTabIndexRef} from '@lexical/react/useLexicalRovingTabIndexRef';
import {
  CONTROL_OR_META,
  type ElementFormatType,
  type KeyboardShortcutMatch,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical';
import {type ReactNode, type RefCallback, useCallback} from 'react';

import {align, toggleBlock, toggleFormat} from './actions';
import {
  type BlockType,
  TEXT_FORMATS,
  type ToolbarState,
  ToolbarStateExtension,
} from './toolbar-state';
import {ToolbarButton} from './ToolbarButton';

const BLOCKS: readonly [BlockType, string][] = [
  ['h2', 'Heading'],
  ['h3', 'Subheading'],
  ['quote', 'Quote'],
  ['bullet', 'Bulleted list'],
  ['number', 'Numbered list'],
];

const ALIGNMENTS: readonly [ElementFormatType, string][] = [
  ['left', 'Align left'],
  ['center', 'Center'],
  ['right', 'Align right'],
];

const FORMAT_LABELS: Record<(typeof TEXT_FORMATS)[number], string> = {
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strikethrough: 'Strikethrough',
  code: 'Code',
};

const SHORTCUTS: Partial<Record<string, KeyboardShortcutMatch>> = {
  bold: {key: 'b', modifiers: CONTROL_OR_META},
  italic: {key: 'i', modifiers: CONTROL_OR_META},
  underline: {key: 'u', modifiers: CONTROL_OR_META},
};

/** One Tab stop. The arrow keys move along the buttons, and Escape returns to the text. */
export function Toolbar({label}: {label: string}): ReactNode {
  const ref = useToolbarRef();
  const state = useExtensionSignalValue(ToolbarStateExtension, 'toolbar');
  return (
    <div ref={ref} role="toolbar" aria-label={label} className="rich-text-toolbar-bar">
      <HistoryButtons />
      <span className="rich-text-toolbar-separator" />
      <FormatButtons {...state} />
      <span className="rich-text-toolbar-separator" />
      <BlockButtons {...state} />
    </div>
  );
}

function useToolbarRef(): RefCallback<HTMLElement> {
  const rovingRef = useLexicalRovingTabIndexRef();
  const focusManagerRef = useLexicalFocusManagerRef();
  return useCallback(
    (element: HTMLElement | null) => {
      rovingRef(element);
      focusManagerRef(element);
    },
    [rovingRef, focusManagerRef],
  );
}

function HistoryButtons(): ReactNode {
  const [editor] = useLexicalComposerContext();
  const canUndo = useExtensionSignalValue(HistoryExtension, 'canUndo');
  const canRedo = useExtensionSignalValue(HistoryExtension, 'canRedo');
  return (
    <>
      <ToolbarButton
        icon="undo"
        label="Undo"
        shortcut={{key: 'z', modifiers: CONTROL_OR_META}}
        disabled={!canUndo}
        onClick={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}
      />
      <ToolbarButton
        icon="redo"
        label="Redo"
        disabled={!canRedo}
        onClick={() => editor.dispatchCommand(REDO_COMMAND, undefined)}
      />
    </>
  );
}

function FormatButtons({formats}: ToolbarState): ReactNode {
  const [editor] = useLexicalComposerContext();
  return TEXT_FORMATS.map((format) => (
    <ToolbarButton
      key={format}
      icon={format}
      label={FORMAT_LABELS[format]}
      shortcut={SHORTCUTS[format]}
      pressed={formats.has(format)}
      onClick={() => {
        toggleFormat(editor, format);
      }}
    />
  ));
}

function BlockButtons({block: current, alignment: currentAlignment}: ToolbarState) {
  const [editor] = useLexicalComposerContext();
  return (
    <>
      {BLOCKS.map(([block, label]) => (
        <ToolbarButton
          key={block}
          icon={block}
          label={label}
          pressed={block === current}
          onClick={() => {
            toggleBlock(editor, block, current);
          }}
        />
      ))}
      <span className="rich-text-toolbar-separator" />
      {ALIGNMENTS.map(([alignment, label]) => (
        <ToolbarButton
          key={alignment}
          icon={alignment}
          label={label}
          // A block without an alignment is aligned to the left.
          pressed={alignment === (currentAlignment || 'left')}
          onClick={() => {
            align(editor, alignment);
          }}
        />
      ))}
    </>
  );
}
