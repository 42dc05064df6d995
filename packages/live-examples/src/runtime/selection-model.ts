import {
  $getSelection,
  $isNodeSelection,
  $isRangeSelection,
  type EditorState,
  type PointType,
  type RangeSelection,
} from 'lexical';

import {readFormats} from './tree-model';

/** A label and its value, in the order of the list. */
export type SelectionFact = readonly [label: string, value: string];

/** Returns the properties of the selection in an editor state. */
export function readSelection(editorState: EditorState): readonly SelectionFact[] {
  return editorState.read(() => {
    const selection = $getSelection();
    if (selection === null) return [['type', 'null: nothing is selected']];
    if ($isNodeSelection(selection)) {
      return [
        ['type', 'NodeSelection'],
        [
          'nodes',
          selection
            .getNodes()
            .map((node) => node.getKey())
            .join(', '),
        ],
      ];
    }
    if (!$isRangeSelection(selection)) return [['type', selection.constructor.name]];
    const formats = readFormats((format) => selection.hasFormat(format));
    return [
      ['type', `RangeSelection, ${describeDirection(selection)}`],
      ['anchor', describePoint(selection.anchor)],
      ['focus', describePoint(selection.focus)],
      ['format', formats.length > 0 ? formats.join(', ') : 'none'],
    ];
  });
}

function describePoint({key, type, offset}: PointType): string {
  return `node ${key}, ${type} offset ${String(offset)}`;
}

function describeDirection(selection: RangeSelection): string {
  if (selection.isCollapsed()) return 'collapsed';
  return selection.isBackward() ? 'backward' : 'forward';
}
