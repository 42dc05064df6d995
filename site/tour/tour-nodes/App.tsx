import './styles.css';

import {HistoryExtension} from '@lexical/history';
import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import {$createHeadingNode, RichTextExtension} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  defineExtension,
} from 'lexical';

import {Outline} from './Outline';

const nodes = defineExtension({
  name: 'tour-nodes',
  dependencies: [RichTextExtension, HistoryExtension],
  $initialEditorState: () => {
    $getRoot().append(
      $createHeadingNode('h3').append($createTextNode('A heading is a node')),
      $createParagraphNode().append($createTextNode('Press Enter to add one.')),
    );
  },
});

const contentEditable = (
  <ContentEditable className="tour-nodes-text" aria-label="Nodes" />
);

export default function App() {
  return (
    <LexicalExtensionComposer extension={nodes} contentEditable={contentEditable}>
      <Outline />
    </LexicalExtensionComposer>
  );
}
