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
  defineExtension,
  HISTORY_PUSH_TAG,
  UNDO_COMMAND,
} from 'lexical';

const updates = defineExtension({
  name: 'tour-updates',
  dependencies: [RichTextExtension, HistoryExtension],
  $initialEditorState: () => $appendLine('Each change is one update.'),
});

function $appendLine(text: string) {
  $getRoot().append($createParagraphNode().append($createTextNode(text)));
}

function Buttons() {
  const [editor] = useLexicalComposerContext();
  const addLines = () => {
    editor.update(
      () => {
        $appendLine('Two lines,');
        $appendLine('one step back.');
      },
      {tag: HISTORY_PUSH_TAG},
    );
  };
  return (
    <div className="tour-updates-buttons">
      <button type="button" onClick={addLines}>
        Add two lines
      </button>
      <button
        type="button"
        onClick={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}
      >
        Undo
      </button>
    </div>
  );
}

export default function App() {
  return (
    <LexicalExtensionComposer
      extension={updates}
      contentEditable={
        <ContentEditable className="tour-updates-text" aria-label="Updates" />
      }
    >
      <Buttons />
    </LexicalExtensionComposer>
  );
}
