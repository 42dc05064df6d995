/** Code of an editor with 0.41, to try the report with. */
export const EXAMPLE = {
  from: '0.41.0',
  text: `import {getStartOfCodeInLine, registerCodeHighlighting} from '@lexical/code';
import {insertList} from '@lexical/list';
import {LexicalContextMenuPlugin} from '@lexical/react/LexicalContextMenuPlugin';
import {CAN_UNDO_COMMAND, TextNode} from 'lexical';

export const copy = (node: TextNode): TextNode => TextNode.clone(node);
`,
};
