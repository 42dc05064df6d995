import {
  type AnyLexicalExtension,
  COMMAND_PRIORITY_CRITICAL,
  defineExtension,
  type LexicalCommand,
  type LexicalEditor,
  mergeRegister,
} from 'lexical';

import type {Timeline} from './timeline';

/**
 * Commands that report a state instead of requesting a change, or that are dispatched for each
 * event.
 */
const NOISE = new Set([
  'CAN_REDO_COMMAND',
  'CAN_UNDO_COMMAND',
  'SELECTION_CHANGE_COMMAND',
  'KEY_MODIFIER_COMMAND',
  'KEYDOWN_COMMAND',
  'FOCUS_COMMAND',
  'BLUR_COMMAND',
  'DRAGOVER_COMMAND',
  'SCROLL_TYPEAHEAD_OPTION_INTO_VIEW_COMMAND',
]);

/** Creates the extension that adds each update to a timeline. */
export function recordTimeline(timeline: Timeline): AnyLexicalExtension {
  return defineExtension({
    name: 'playground/timeline',
    afterRegistration: (editor) => {
      const log = new CommandLog(editor);
      return mergeRegister(
        editor.registerUpdateListener((update) => {
          const {editorState, prevEditorState, tags} = update;
          log.listenToAll();
          const changed = update.dirtyElements.size > 0 || update.dirtyLeaves.size > 0;
          if (!changed && editorState === prevEditorState) return;
          timeline.add({
            state: editorState,
            time: Date.now(),
            tags: [...tags],
            commands: log.take(),
            selectionOnly: !changed,
          });
        }),
        () => {
          log.stop();
        },
      );
    },
  });
}

/** The commands since the last call. */
class CommandLog {
  readonly #editor: LexicalEditor;
  readonly #stops = new Map<LexicalCommand<unknown>, () => void>();
  #names: string[] = [];

  constructor(editor: LexicalEditor) {
    this.#editor = editor;
    this.listenToAll();
  }

  /** Commands can get their first listener at any time, so the list is updated repeatedly. */
  listenToAll(): void {
    const commands = this.#editor._commands;
    if (commands.size === this.#stops.size) return;
    for (const command of [...commands.keys()]) {
      if (!this.#stops.has(command)) this.#stops.set(command, this.#listen(command));
    }
  }

  take(): readonly string[] {
    const names = this.#names;
    this.#names = [];
    return names;
  }

  stop(): void {
    for (const stop of this.#stops.values()) stop();
  }

  #listen(command: LexicalCommand<unknown>): () => void {
    const name = command.type ?? 'unnamed command';
    if (NOISE.has(name)) return () => undefined;
    return this.#editor.registerCommand(
      command,
      () => {
        if (this.#names.at(-1) !== name) this.#names.push(name);
        return false;
      },
      COMMAND_PRIORITY_CRITICAL,
    );
  }
}
