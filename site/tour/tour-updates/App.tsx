import './styles.css';

import {HistoryExtension} from '@lexical/history';
import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import {RichTextExtension} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  defineExtension,
} from 'lexical';

import {Buttons} from './Buttons';

const updates = defineExtension({
  name: 'tour-updates',
  dependencies: [RichTextExtension, HistoryExtension],
  $initialEditorState: () => {
    const text = $createTextNode('Each change is one update.');
    $getRoot().append($createParagraphNode().append(text));
  },
});

const contentEditable = (
  <ContentEditable className="tour-updates-text" aria-label="Updates" />
);

export default function App() {
  return (
    <LexicalExtensionComposer extension={updates} contentEditable={contentEditable}>
      <Buttons />
    </LexicalExtensionComposer>
  );
}
