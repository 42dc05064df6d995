import {call, type Entry} from '../replacement-entry';

const EDITOR = 'lexical#LexicalEditor';
const NODE = 'lexical#LexicalNode';

/** Members that people expect of a node, most of them from the DOM. */
export const OF_NODES: Readonly<Record<string, Entry>> = {
  addChild: call('append(child)', 'lexical#ElementNode'),
  after: call('insertAfter(node)', NODE),
  appendText: call('append($createTextNode(text))', 'lexical#ElementNode'),
  attributes: [
    'Use a field of your class, or a node state of createState.',
    '/docs/concepts/node-state',
  ],
  attrs: [
    'Use a field of your class, or a node state of createState.',
    '/docs/concepts/node-state',
  ],
  before: call('insertBefore(node)', NODE),
  childCount: call('getChildrenSize()', 'lexical#ElementNode'),
  childNodes: call('getChildren()', 'lexical#ElementNode'),
  classList: [
    'Use classes of the theme, or createDOM and updateDOM of your own class.',
    '/docs/getting-started/theming',
  ],
  className: [
    'Use classes of the theme, or createDOM and updateDOM of your own class.',
    '/docs/getting-started/theming',
  ],
  cloneNode: call('$copyNode(node)', 'lexical#$copyNode'),
  delete: call('remove()', NODE),
  getAttribute: [
    'Use a getter of your class, or $getState(node, state).',
    '/docs/concepts/node-state',
  ],
  getChild: call('getChildAtIndex(index)', 'lexical#ElementNode'),
  getChildCount: call('getChildrenSize()', 'lexical#ElementNode'),
  getDOMNode: call('editor.getElementByKey(node.getKey())', EDITOR),
  getDescendants: call("$dfs(node), from '@lexical/utils'", '@lexical/utils#$dfs'),
  getElement: call('editor.getElementByKey(node.getKey())', EDITOR),
  getHTMLElement: call('editor.getElementByKey(node.getKey())', EDITOR),
  getIndex: call('getIndexWithinParent()', NODE),
  getRoot: call('$getRoot()', 'lexical#$getRoot'),
  getText: call('getTextContent()', NODE),
  getValue: call('getTextContent()', NODE),
  hasChildNodes: call('!node.isEmpty()', 'lexical#ElementNode'),
  hasChildren: call('!node.isEmpty()', 'lexical#ElementNode'),
  innerHTML: call(
    '$generateHtmlFromNodes(editor)',
    '@lexical/html#$generateHtmlFromNodes',
  ),
  innerText: call('getTextContent()', NODE),
  insertChildAt: call('splice(index, 0, [child])', 'lexical#ElementNode'),
  insertAt: call('splice(index, 0, [child])', 'lexical#ElementNode'),
  insertText: call(
    'append($createTextNode(text)), or spliceText(offset, 0, text) of a TextNode',
    'lexical#ElementNode',
  ),
  isBlock: call('$isElementNode(node) && !node.isInline()', 'lexical#$isElementNode'),
  isBold: call("hasFormat('bold')", 'lexical#TextNode'),
  isText: call('$isTextNode(node)', 'lexical#$isTextNode'),
  marks: call("hasFormat('bold')", 'lexical#TextNode'),
  nextElementSibling: call('getNextSibling()', NODE),
  nodeName: call('getType()', NODE),
  nodeType: call('getType()', NODE),
  parentElement: call('getParent()', NODE),
  prependChild: call('splice(0, 0, [child])', 'lexical#ElementNode'),
  prepend: call('splice(0, 0, [child])', 'lexical#ElementNode'),
  previousElementSibling: call('getPreviousSibling()', NODE),
  removeChildren: call('clear()', 'lexical#ElementNode'),
  replaceWith: call('replace(node)', NODE),
  setAttribute: [
    'Use a setter of your class with getWritable(), or $setState(node, state, value).',
    '/docs/concepts/node-state',
  ],
  setChildren: call(
    'splice(0, element.getChildrenSize(), children)',
    'lexical#ElementNode',
  ),
  setContent: call('clear().append(node)', 'lexical#ElementNode'),
  setValue: call('setTextContent(text)', 'lexical#TextNode'),
  tagName: call('getType(), or getTag() of a HeadingNode', NODE),
  unwrap: call(
    "$unwrapNode(node), from '@lexical/utils'",
    '@lexical/utils#$unwrapNode',
  ),
  wrap: call(
    'node.replace(wrapper) and wrapper.append(node), or $wrapNodeInElement',
    '@lexical/utils#$wrapNodeInElement',
  ),
};
