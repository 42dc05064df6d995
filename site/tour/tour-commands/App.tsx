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
} from 'lexical';

import {INSERT_TIME_COMMAND, TimeExtension} from './insert-time';

const commands = defineExtension({
  name: 'tour-commands',
  dependencies: [RichTextExtension, HistoryExtension, TimeExtension],
  $initialEditorState: () => {
    const text = $createTextNode('The button sends a command: ');
    $getRoot().append($createParagraphNode().append(text));
  },
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

const contentEditable = (
  <ContentEditable className="tour-commands-text" aria-label="Commands" />
);

export default function App() {
  return (
    <LexicalExtensionComposer extension={commands} contentEditable={contentEditable}>
      <TimeButton />
    </LexicalExtensionComposer>
  );
}
