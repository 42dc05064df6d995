import {FocusManagerExtension, RovingTabIndexExtension} from '@lexical/a11y';
import {effect, getExtensionDependencyFromEditor} from '@lexical/extension';
import {HistoryExtension} from '@lexical/history';
import {INSERT_UNORDERED_LIST_COMMAND} from '@lexical/list';
import {
  $getSelection,
  $isRangeSelection,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
  mergeRegister,
  REDO_COMMAND,
  type TextFormatType,
  UNDO_COMMAND,
} from 'lexical';

interface Toolbar {
  readonly element: HTMLElement;
  readonly dispose: () => void;
}

const FORMATS: readonly [TextFormatType, string][] = [
  ['bold', 'Bold'],
  ['italic', 'Italic'],
  ['underline', 'Underline'],
];

/** Builds the toolbar, and keeps its buttons in sync with the editor until it's disposed of. */
export function createToolbar(editor: LexicalEditor): Toolbar {
  const element = document.createElement('div');
  element.className = 'vanilla-toolbar';
  element.role = 'toolbar';
  element.ariaLabel = 'Formatting';

  const formatButtons = FORMATS.map(([format, label]) =>
    createButton(label, () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, format)),
  );
  const list = createButton('List', () =>
    editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined),
  );
  const undo = createButton('Undo', () =>
    editor.dispatchCommand(UNDO_COMMAND, undefined),
  );
  const redo = createButton('Redo', () =>
    editor.dispatchCommand(REDO_COMMAND, undefined),
  );
  element.append(...formatButtons, list, undo, redo);

  const dispose = mergeRegister(
    showFormats(editor, formatButtons),
    showHistory(editor, undo, redo),
    getExtensionDependencyFromEditor(editor, RovingTabIndexExtension).output.register(
      element,
      {},
    ),
    getExtensionDependencyFromEditor(editor, FocusManagerExtension).output.register(
      element,
      {},
    ),
  );
  return {element, dispose};
}

function createButton(label: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'vanilla-button';
  button.textContent = label;
  // The text keeps the focus, so the selection stays visible.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', () => {
    if (button.ariaDisabled !== 'true') onPress();
  });
  return button;
}

/** Shows the buttons as pressed whose format the selection has. */
function showFormats(
  editor: LexicalEditor,
  buttons: readonly HTMLButtonElement[],
): () => void {
  const show = () => {
    editor.read(() => {
      const selection = $getSelection();
      for (const [index, [format]] of FORMATS.entries()) {
        const pressed = $isRangeSelection(selection) && selection.hasFormat(format);
        buttons[index]?.setAttribute('aria-pressed', String(pressed));
      }
    });
  };
  show();
  return editor.registerUpdateListener(show);
}

/** Runs again whenever one of the two signals changes. */
function showHistory(
  editor: LexicalEditor,
  undo: HTMLButtonElement,
  redo: HTMLButtonElement,
): () => void {
  const {canUndo, canRedo} = getExtensionDependencyFromEditor(
    editor,
    HistoryExtension,
  ).output;
  return effect(() => {
    undo.ariaDisabled = String(!canUndo.value);
    redo.ariaDisabled = String(!canRedo.value);
  });
}
