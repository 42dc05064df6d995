import {
  computed,
  EditorStateExtension,
  KeyboardShortcutsExtension,
  signal,
} from '@lexical/extension';
import {$isAutoLinkNode, $isLinkNode} from '@lexical/link';
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_EDITOR,
  configExtension,
  CONTROL_OR_META,
  createCommand,
  defineExtension,
  type NodeKey,
} from 'lexical';

/** The link that the caret is in. */
export interface CurrentLink {
  readonly key: NodeKey;
  readonly url: string;
  /** Created from the text. Its URL follows the text, so users can't edit it. */
  readonly isAuto: boolean;
}

const EDIT_LINK_COMMAND = createCommand<KeyboardEvent>('EDIT_LINK_COMMAND');

/** Provides the link at the caret, and whether the URL field is open. */
export const LinkEditorExtension = defineExtension({
  name: 'links/LinkEditor',
  dependencies: [
    EditorStateExtension,
    configExtension(KeyboardShortcutsExtension, {
      shortcuts: {
        editLink: {key: 'k', modifiers: CONTROL_OR_META, command: EDIT_LINK_COMMAND},
      },
    }),
  ],
  build: (editor, _config, state) => {
    const editorState = state.getDependency(EditorStateExtension).output;
    const isEditing = signal(false);
    return {
      link: computed(() => editorState.value.read($readCurrentLink)),
      isEditing,
      /** Opens the URL field for the link at the selection, or for a new link. */
      startEditing: () => {
        isEditing.value = editor.getEditorState().read($canEdit);
      },
      stopEditing: () => {
        isEditing.value = false;
      },
    };
  },
  register: (editor, _config, state) =>
    editor.registerCommand(
      EDIT_LINK_COMMAND,
      (event) => {
        event.preventDefault();
        state.getOutput().startEditing();
        return true;
      },
      COMMAND_PRIORITY_EDITOR,
    ),
});

/** Returns whether a text can be the URL of a link here. */
export function isWebAddress(text: string): boolean {
  return /^(https?:\/\/|mailto:)/.test(text) && URL.canParse(text);
}

function $readCurrentLink(): CurrentLink | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return null;
  const link = $findMatchingParent(selection.anchor.getNode(), $isLinkNode);
  if (!link) return null;
  return {key: link.getKey(), url: link.getURL(), isAuto: $isAutoLinkNode(link)};
}

/** A new link needs selected words. */
function $canEdit(): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return false;
  return $readCurrentLink() !== null || !selection.isCollapsed();
}
