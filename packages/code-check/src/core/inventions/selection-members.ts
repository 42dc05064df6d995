import {call, type Entry} from '../replacement-entry';

const SELECTION = '/docs/concepts/selection';

/** Members that people expect of a selection, most of them from the browser's `Selection`. */
export const OF_SELECTIONS: Readonly<Record<string, Entry>> = {
  anchorNode: call('selection.anchor.getNode()', SELECTION),
  anchorOffset: call('selection.anchor.offset', SELECTION),
  collapse: call('node.select(offset, offset)', SELECTION),
  collapseToEnd: call(
    'const [, end] = selection.getStartEndPoints() ?? []; and node.select(end.offset, end.offset)',
    SELECTION,
  ),
  collapsed: call('selection.isCollapsed()', SELECTION),
  delete: call('selection.removeText()', SELECTION),
  deleteContents: call('selection.removeText()', SELECTION),
  deleteText: call('selection.removeText()', SELECTION),
  empty: call('selection.isCollapsed()', SELECTION),
  end: call(
    'selection.focus, or selection.getStartEndPoints() for the order in the document',
    SELECTION,
  ),
  endOffset: call(
    'selection.getStartEndPoints(), and the offset of the second point',
    SELECTION,
  ),
  focusNode: call('selection.focus.getNode()', SELECTION),
  focusOffset: call('selection.focus.offset', SELECTION),
  from: call(
    'selection.getStartEndPoints(), and the offset of the first point',
    SELECTION,
  ),
  getBoundingClientRect: call(
    'window.getSelection()?.getRangeAt(0).getBoundingClientRect()',
    SELECTION,
  ),
  getFormat: call("selection.hasFormat('bold')", SELECTION),
  getHTML: call(
    '$generateHtmlFromNodes(editor, selection)',
    '@lexical/html#$generateHtmlFromNodes',
  ),
  getNode: call('selection.anchor.getNode(), or selection.getNodes()', SELECTION),
  getRangeAt: call(
    'window.getSelection()?.getRangeAt(0), because this selection is of nodes',
    SELECTION,
  ),
  getSelectedText: call('selection.getTextContent()', SELECTION),
  getStyle: call(
    "$getSelectionStyleValueForProperty(selection, 'color')",
    '@lexical/selection#$getSelectionStyleValueForProperty',
  ),
  getText: call('selection.getTextContent()', SELECTION),
  insertNode: call('selection.insertNodes([node])', SELECTION),
  isBold: call("selection.hasFormat('bold')", SELECTION),
  isEmpty: call('selection.isCollapsed()', SELECTION),
  rangeCount: call('$isRangeSelection(selection)', SELECTION),
  removeAllRanges: call('$setSelection(null)', 'lexical#$setSelection'),
  replaceText: call('selection.insertText(text)', SELECTION),
  replaceWith: call('selection.insertNodes(nodes)', SELECTION),
  setStyle: call(
    "$patchStyleText(selection, {color: 'red'})",
    '@lexical/selection#$patchStyleText',
  ),
  start: call(
    'selection.anchor, or selection.getStartEndPoints() for the order in the document',
    SELECTION,
  ),
  startOffset: call(
    'selection.getStartEndPoints(), and the offset of the first point',
    SELECTION,
  ),
  surroundContents: call(
    '$wrapSelectionInMarkNode(…), or selection.extract() and node.append(…)',
    SELECTION,
  ),
  to: call(
    'selection.getStartEndPoints(), and the offset of the second point',
    SELECTION,
  ),
  toggleFormat: call("selection.formatText('bold')", SELECTION),
};

/** Members that people expect of a point of a selection. */
export const OF_POINTS: Readonly<Record<string, Entry>> = {
  getKey: call('point.key', SELECTION),
  getOffset: call('point.offset', SELECTION),
  node: call('point.getNode()', SELECTION),
  nodeKey: call('point.key', SELECTION),
  path: call('point.key and point.offset', SELECTION),
};
