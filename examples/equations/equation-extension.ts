import {
  $createNodeSelection,
  $getNearestNodeFromDOMNode,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  $isTextNode,
  $setSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_EDITOR,
  COMMAND_PRIORITY_LOW,
  createCommand,
  defineExtension,
  type EditorState,
  HISTORIC_TAG,
  HISTORY_PUSH_TAG,
  isDOMNode,
  mergeRegister,
  type TextNode,
} from 'lexical';

import {$createEquation, EquationNode} from './equation-node';

export const INSERT_EQUATION_COMMAND = createCommand<string>('INSERT_EQUATION_COMMAND');

/** `$…$` that ends at the caret, with no space inside the dollar signs. */
const TYPED = /\$([^\s$](?:[^$]*[^\s$])?)\$$/;

interface Typed {
  readonly node: TextNode;
  readonly end: number;
  readonly source: string;
}

/** Adds equations, which users insert with a command or type between dollar signs. */
export const EquationExtension = defineExtension({
  name: 'equations/Equation',
  nodes: [EquationNode],
  register: (editor) =>
    mergeRegister(
      editor.registerCommand(
        INSERT_EQUATION_COMMAND,
        (source) => {
          $insertNodes([$createEquation(source)]);
          return true;
        },
        COMMAND_PRIORITY_EDITOR,
      ),
      editor.registerCommand(CLICK_COMMAND, $selectClicked, COMMAND_PRIORITY_LOW),
      editor.registerUpdateListener(({editorState, dirtyLeaves, tags}) => {
        // Leave text that undo restored as it is.
        if (tags.has(HISTORIC_TAG) || editor.isComposing()) return;
        const typed = findTyped(editorState);
        if (!typed || !dirtyLeaves.has(typed.node.getKey())) return;
        editor.update(
          () => {
            $replace(typed);
          },
          {tag: HISTORY_PUSH_TAG},
        );
      }),
    ),
});

function $selectClicked({target}: MouseEvent): boolean {
  const node = isDOMNode(target) ? $getNearestNodeFromDOMNode(target) : null;
  if (!(node instanceof EquationNode)) return false;
  const selection = $createNodeSelection();
  selection.add(node.getKey());
  $setSelection(selection);
  return true;
}

function findTyped(state: EditorState): Typed | null {
  return state.read(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
    const node = selection.anchor.getNode();
    if (!$isTextNode(node) || node.hasFormat('code')) return null;
    const end = selection.anchor.offset;
    const source = TYPED.exec(node.getTextContent().slice(0, end))?.[1];
    return source === undefined ? null : {node, end, source};
  });
}

function $replace({node, end, source}: Typed): void {
  const start = end - source.length - 2;
  const parts = node.splitText(...(start > 0 ? [start, end] : [end]));
  const equation = $createEquation(source);
  parts[start > 0 ? 1 : 0]?.replace(equation);
  equation.selectNext(0, 0);
}
