import {
  $createParagraphNode,
  $getRoot,
  COMMAND_PRIORITY_EDITOR,
  createCommand,
  type LexicalEditor,
  ParagraphNode,
} from 'lexical';

/** What a place provides to the functions that are called there. */
interface Provided {
  readonly state: boolean;
  readonly editor: boolean;
  readonly write: boolean;
}

/** A place where functions are called. */
export interface Place extends Provided {
  readonly name: string;
  readonly call: (editor: LexicalEditor, call: () => void) => void;
}

const NOTHING: Provided = {state: false, editor: false, write: false};
const ALL: Provided = {state: true, editor: true, write: true};
const COMMAND = createCommand<undefined>('CALL');

/** The places that the guides name. */
export const PLACES: readonly Place[] = [
  {...NOTHING, name: 'outside', call: (_, call) => call()},
  {
    ...NOTHING,
    name: 'an update listener',
    call(editor, call) {
      let isFirst = true;
      editor.registerUpdateListener(() => {
        if (isFirst) {
          isFirst = false;
          call();
        }
      });
      $appendParagraph(editor);
    },
  },
  {
    ...ALL,
    editor: false,
    write: false,
    name: 'editorState.read',
    call: (editor, call) => editor.getEditorState().read(call),
  },
  {
    ...ALL,
    write: false,
    name: 'editor.read',
    call: (editor, call) => editor.read(call),
  },
  {
    ...ALL,
    name: 'editor.update',
    call: (editor, call) => editor.update(call, {discrete: true}),
  },
  {
    ...ALL,
    name: 'a node transform',
    call(editor, call) {
      let isFirst = true;
      editor.registerNodeTransform(ParagraphNode, () => {
        if (isFirst) {
          isFirst = false;
          call();
        }
      });
      $appendParagraph(editor);
    },
  },
  {
    ...ALL,
    name: 'a command listener',
    call(editor, call) {
      editor.registerCommand(
        COMMAND,
        () => {
          call();
          return true;
        },
        COMMAND_PRIORITY_EDITOR,
      );
      editor.dispatchCommand(COMMAND, undefined);
    },
  },
];

function $appendParagraph(editor: LexicalEditor): void {
  editor.update(() => $getRoot().append($createParagraphNode()), {discrete: true});
}
