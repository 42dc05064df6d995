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

import {ArrowsExtension} from './arrows-extension';

const extensions = defineExtension({
  name: 'tour-extensions',
  dependencies: [RichTextExtension, HistoryExtension, ArrowsExtension],
  $initialEditorState: () => {
    const text = $createTextNode('A hyphen and > make -> ');
    $getRoot().append($createParagraphNode().append(text));
  },
});

const contentEditable = (
  <ContentEditable className="tour-extensions-text" aria-label="Extensions" />
);

export default function App() {
  return (
    <LexicalExtensionComposer
      extension={extensions}
      contentEditable={contentEditable}
    />
  );
}
