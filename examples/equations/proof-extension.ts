import {HistoryExtension} from '@lexical/history';
import {RichTextExtension} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  defineExtension,
} from 'lexical';

import {EquationExtension} from './equation-extension';
import {$createEquation} from './equation-node';

export const proofExtension = defineExtension({
  name: 'equations',
  namespace: 'equations',
  dependencies: [RichTextExtension, HistoryExtension, EquationExtension],
  theme: {
    equation: 'equations-node',
    text: {italic: 'equations-italic', underline: 'equations-underline'},
  },
  $initialEditorState: () => {
    $getRoot().append(
      $createParagraphNode().append(
        $createTextNode('The sum of the first '),
        $createEquation('n'),
        $createTextNode(' numbers is '),
        $createEquation(String.raw`\frac{n(n+1)}{2}`),
        $createTextNode('. Click an equation to change it.'),
      ),
    );
  },
});
