import './styles.css';

import {HistoryExtension} from '@lexical/history';
import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import {RichTextExtension} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $getSelection,
  COMMAND_PRIORITY_EDITOR,
  createCommand,
  defineExtension,
} from 'lexical';

const INSERT_TIME_COMMAND = createCommand<Date>('INSERT_TIME_COMMAND');

const timestamps = defineExtension({
  name: 'tour-commands',
  dependencies: [RichTextExtension, HistoryExtension],
  $initialEditorState: () => {
    const text = $createTextNode('The button sends a command: ');
    $getRoot().append($createParagraphNode().append(text));
  },
  register: (editor) =>
    editor.registerCommand(
      INSERT_TIME_COMMAND,
      (time) => {
        const selection = $getSelection() ?? $getRoot().selectEnd();
        selection.insertText(`${time.toLocaleTimeString()} `);
        return true;
      },
      COMMAND_PRIORITY_EDITOR,
    ),
});

function TimeButton() {
  const [editor] = useLexicalComposerContext();
  return (
    <button
      type="button"
      className="tour-commands-button"
      onClick={() => editor.dispatchCommand(INSERT_TIME_COMMAND, new Date())}
    >
      Insert the time
    </button>
  );
}

export default function App() {
  return (
    <LexicalExtensionComposer
      extension={timestamps}
      contentEditable={
        <ContentEditable className="tour-commands-text" aria-label="Commands" />
      }
    >
      <TimeButton />
    </LexicalExtensionComposer>
  );
}
