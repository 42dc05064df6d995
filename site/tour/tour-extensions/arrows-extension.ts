import {defineExtension, TextNode} from 'lexical';

/** Turns a typed arrow into a drawn one, wherever it shows up. */
export const ArrowsExtension = defineExtension({
  name: 'tour-arrows',
  register: (editor) =>
    editor.registerNodeTransform(TextNode, (textNode) => {
      const position = textNode.getTextContent().indexOf('->');
      if (position >= 0) textNode.spliceText(position, 2, '→', true);
    }),
});
