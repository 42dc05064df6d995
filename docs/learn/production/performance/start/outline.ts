import {$isHeadingNode} from '@lexical/rich-text';
import {
  $getRoot,
  $getState,
  $setState,
  createState,
  defineExtension,
  type LexicalNode,
} from 'lexical';

const idState = createState('id', {
  parse: (value) => (typeof value === 'string' ? value : ''),
});

/** Gives a heading the id that its text makes: "Two words" is two-words. */
function $nameHeading(node: LexicalNode | null): void {
  if (!$isHeadingNode(node)) return;
  const id = node.getTextContent().toLowerCase().replace(/\W+/g, '-');
  if ($getState(node, idState) !== id) $setState(node, idState, id);
}

/** Keeps an id on each heading, for links to it. */
export const OutlineExtension = defineExtension({
  name: 'outline',
  register: (editor) =>
    editor.registerUpdateListener(() => {
      editor.update(() => {
        for (const node of $getRoot().getChildren()) $nameHeading(node);
      });
    }),
});
