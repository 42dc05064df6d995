import {buildEditorFromExtensions} from '@lexical/extension';
import {
  $createParagraphNode,
  $getRoot,
  $setSelection,
  type AnyLexicalExtensionArgument,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  defineExtension,
  type EditorState,
  type LexicalEditorWithDispose,
  PASTE_COMMAND,
} from 'lexical';

import {buildExtension} from '../../editor/build-extension';
import type {PluginIds} from '../../editor/plugins/plugins';
import type {Paste, PastedData} from '../paste-log';
import {offeredData} from './offered-data';

/**
 * Builds an editor with the same plugins and nodes, off the page. Collaboration is left out,
 * because it would send the trials to others.
 */
export function buildCopy(
  running: PluginIds,
  state: EditorState | null,
  further: readonly AnyLexicalExtensionArgument[] = [],
): LexicalEditorWithDispose {
  const plugins = new Set([...running].filter((id) => id !== 'collaboration'));
  const fail = (error: Error): never => {
    throw error;
  };
  const same = buildExtension(
    plugins,
    {state: state?.isEmpty() ? null : state},
    fail,
    [],
  );
  return buildEditorFromExtensions(
    defineExtension({
      name: 'playground/paste-copy',
      namespace: 'playground',
      dependencies: [same, ...further],
    }),
  );
}

/** The target of the paste; without one, an empty document. */
export type PastePlace = Pick<Paste, 'how' | 'selection'>;

/**
 * Pastes into a copy, with the same command as the real paste.
 *
 * @returns the types of data that the editor read, in order
 */
export function pasteInto(
  editor: LexicalEditorWithDispose,
  data: PastedData,
  place?: PastePlace,
): readonly string[] {
  const {transfer, asked} = offeredData(data);
  editor.update(
    () => {
      if (place?.selection) $setSelection(place.selection.clone());
      else if (place && !$getRoot().isEmpty()) $getRoot().selectEnd();
      else $emptyDocument();
    },
    {discrete: true},
  );
  editor.update(
    () => {
      if (place?.how === 'drop') {
        // For dropped data, the browser fires an input event with the data of the drag.
        const event = Object.assign(new InputEvent('beforeinput'), {});
        Object.defineProperty(event, 'dataTransfer', {value: transfer});
        editor.dispatchCommand(CONTROLLED_TEXT_INSERTION_COMMAND, event);
        return;
      }
      editor.dispatchCommand(PASTE_COMMAND, pasteEvent(transfer));
    },
    {discrete: true},
  );
  return asked;
}

function $emptyDocument(): void {
  $getRoot().clear().append($createParagraphNode()).selectEnd();
}

function pasteEvent(transfer: DataTransfer): ClipboardEvent {
  const event = new ClipboardEvent('paste');
  Object.defineProperty(event, 'clipboardData', {value: transfer});
  return event;
}
