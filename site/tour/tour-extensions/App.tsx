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
  TextNode,
} from 'lexical';

const ArrowsExtension = defineExtension({
  name: 'tour-arrows',
  register: (editor) =>
    editor.registerNodeTransform(TextNode, (textNode) => {
      const position = textNode.getTextContent().indexOf('->');
      if (position >= 0) textNode.spliceText(position, 2, '→', true);
    }),
});

const extensions = defineExtension({
  name: 'tour-extensions',
  dependencies: [RichTextExtension, HistoryExtension, ArrowsExtension],
  $initialEditorState: () => {
    const text = $createTextNode('Type a hyphen and > here -> ');
    $getRoot().append($createParagraphNode().append(text));
  },
});

export default function App() {
  return (
    <LexicalExtensionComposer
      extension={extensions}
      contentEditable={
        <ContentEditable className="tour-extensions-text" aria-label="Extensions" />
      }
    />
  );
}
