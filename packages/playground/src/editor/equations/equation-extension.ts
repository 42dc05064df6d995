import {MdastImportExtension} from '@lexical/mdast';
import {
  $createNodeSelection,
  $getNearestNodeFromDOMNode,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isNodeSelection,
  $setSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_EDITOR,
  COMMAND_PRIORITY_LOW,
  configExtension,
  createCommand,
  defineExtension,
  isDOMNode,
  KEY_ENTER_COMMAND,
  type LexicalCommand,
  mergeRegister,
} from 'lexical';

import {OPEN_DIALOG_COMMAND} from '../commands';
import {
  $createEquationNode,
  $isEquationNode,
  EquationNode,
  inDollars,
} from './equation-node';
import type {Equation} from './equation';

/** Changes the selected equation, or inserts one at the caret. */
export const SET_EQUATION_COMMAND: LexicalCommand<Equation> =
  createCommand('SET_EQUATION_COMMAND');

/** Equations: inserted and changed by a command, selected by a click, opened with Enter. */
export const equationExtension = defineExtension({
  name: 'playground/equation',
  nodes: () => [EquationNode],
  register: (editor) =>
    mergeRegister(
      editor.registerCommand(
        SET_EQUATION_COMMAND,
        (equation) => {
          const selected = $selectedEquation();
          if (selected) {
            selected.setEquation(equation);
            return true;
          }
          if ($getSelection() === null) $getRoot().selectEnd();
          $insertNodes([$createEquationNode(equation)]);
          return true;
        },
        COMMAND_PRIORITY_EDITOR,
      ),
      editor.registerCommand(
        KEY_ENTER_COMMAND,
        (event) => {
          if (!$selectedEquation()) return false;
          event?.preventDefault();
          return editor.dispatchCommand(OPEN_DIALOG_COMMAND, 'equation');
        },
        COMMAND_PRIORITY_LOW,
      ),
      editor.registerCommand(CLICK_COMMAND, $selectClicked, COMMAND_PRIORITY_LOW),
    ),
});

/** Returns the equation if it's selected as a unit; otherwise null. */
export function $selectedEquation(): EquationNode | null {
  const selection = $getSelection();
  const nodes = $isNodeSelection(selection) ? selection.getNodes() : [];
  return nodes.length === 1 && $isEquationNode(nodes[0]) ? nodes[0] : null;
}

function $selectClicked({target}: MouseEvent): boolean {
  const node = isDOMNode(target) ? $getNearestNodeFromDOMNode(target) : null;
  if (!$isEquationNode(node)) return false;
  const selection = $createNodeSelection();
  selection.add(node.getKey());
  $setSelection(selection);
  return true;
}

/** In Markdown, an equation is written between dollar signs, without escapes. */
export const markdownEquations = configExtension(MdastImportExtension, {
  exportRules: [
    {
      type: 'equation',
      $export: (node: EquationNode) => ({
        type: 'html',
        value: inDollars(node.getEquation()),
      }),
    },
  ],
});
