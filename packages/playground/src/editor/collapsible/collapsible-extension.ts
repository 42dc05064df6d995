import {type MdastExportContext, MdastImportExtension} from '@lexical/mdast';
import {$insertNodeToNearestRoot} from '@lexical/utils';
import {
  $create,
  $createParagraphNode,
  $findMatchingParent,
  $getNearestNodeFromDOMNode,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isParagraphNode,
  $isRangeSelection,
  COMMAND_PRIORITY_EDITOR,
  COMMAND_PRIORITY_LOW,
  configExtension,
  createCommand,
  defineExtension,
  INSERT_PARAGRAPH_COMMAND,
  KEY_ARROW_DOWN_COMMAND,
  KEY_BACKSPACE_COMMAND,
  type LexicalCommand,
  type LexicalEditor,
  mergeRegister,
  type ParagraphNode,
} from 'lexical';

import {$leaveBelow} from '../blocks/leave-below';
import {
  $createCollapsibleContentNode,
  $createCollapsibleNode,
  $isCollapsibleContentNode,
  $isCollapsibleNode,
  $isCollapsibleTitleNode,
  CollapsibleContentNode,
  CollapsibleNode,
  CollapsibleTitleNode,
  showCollapsed,
} from './collapsible-nodes';

/** Inserts a title and blocks that can be hidden. */
export const INSERT_COLLAPSIBLE_COMMAND: LexicalCommand<void> = createCommand(
  'INSERT_COLLAPSIBLE_COMMAND',
);

/**
 * Blocks below a title. A button collapses them, arrow keys leave them, and Backspace dissolves
 * them.
 */
export const collapsibleExtension = defineExtension({
  name: 'playground/collapsible',
  nodes: () => [CollapsibleNode, CollapsibleTitleNode, CollapsibleContentNode],
  register: (editor) =>
    mergeRegister(
      editor.registerNodeTransform(CollapsibleNode, $keepBothParts),
      editor.registerNodeTransform(CollapsibleTitleNode, $keepInside),
      editor.registerNodeTransform(CollapsibleContentNode, $keepInside),
      editor.registerCommand(
        INSERT_COLLAPSIBLE_COMMAND,
        $insertCollapsible,
        COMMAND_PRIORITY_EDITOR,
      ),
      editor.registerCommand(
        INSERT_PARAGRAPH_COMMAND,
        $goBelowTitle,
        COMMAND_PRIORITY_LOW,
      ),
      editor.registerCommand(KEY_BACKSPACE_COMMAND, $takeApart, COMMAND_PRIORITY_LOW),
      editor.registerCommand(
        KEY_ARROW_DOWN_COMMAND,
        (event) => $leaveBelow(event, $isCollapsibleNode, $isCollapsibleContentNode),
        COMMAND_PRIORITY_LOW,
      ),
      registerButtons(editor),
    ),
});

/** Readers who can't edit can still open and close them, without changing the document. */
function registerButtons(editor: LexicalEditor): () => void {
  const toggle = ({target}: MouseEvent): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    const element = button?.parentElement;
    if (!button?.hasAttribute('aria-expanded') || !element) return;
    if (!editor.isEditable()) {
      showCollapsed(element, !element.hasAttribute('data-collapsed'));
      return;
    }
    editor.update(() => {
      const node = $getNearestNodeFromDOMNode(button);
      if ($isCollapsibleNode(node)) node.setOpen(!node.isOpen());
    });
  };
  return editor.registerRootListener((root) => {
    root?.addEventListener('click', toggle);
    return () => root?.removeEventListener('click', toggle);
  });
}

function $insertCollapsible(): true {
  if ($getSelection() === null) $getRoot().selectEnd();
  const collapsible = $createCollapsibleNode();
  $insertNodeToNearestRoot(collapsible);
  const before = collapsible.getPreviousSibling();
  if ($isParagraphNode(before) && before.isEmpty()) before.remove();
  collapsible.getChildren().find($isCollapsibleTitleNode)?.selectStart();
  return true;
}

/**
 * There is one title, followed by one content node; other pasted or parsed children move into the
 * content.
 */
function $keepBothParts(node: CollapsibleNode): void {
  const children = node.getChildren();
  const title = children.find($isCollapsibleTitleNode) ?? $create(CollapsibleTitleNode);
  const content =
    children.find($isCollapsibleContentNode) ?? $createCollapsibleContentNode();
  let line: ParagraphNode | null = null;
  for (const child of children) {
    if (child.is(title) || child.is(content)) continue;
    if ($isElementNode(child) && !child.isInline()) {
      content.append(child);
      line = null;
    } else {
      // Loose inline nodes in a row become one paragraph.
      line ??= $appendParagraph(content);
      line.append(child);
    }
  }
  if (content.isEmpty()) content.append($createParagraphNode());
  if (!title.is(node.getFirstChild())) node.splice(0, 0, [title]);
  if (!content.is(node.getLastChild())) node.append(content);
}

function $appendParagraph(content: CollapsibleContentNode): ParagraphNode {
  const paragraph = $createParagraphNode();
  content.append(paragraph);
  return paragraph;
}

/** A part outside of a collapsible is replaced with its children. */
function $keepInside(part: CollapsibleTitleNode | CollapsibleContentNode): void {
  if ($isCollapsibleNode(part.getParent())) return;
  if ($isCollapsibleTitleNode(part)) {
    part.replace($createParagraphNode(), true);
    return;
  }
  for (const child of part.getChildren()) part.insertBefore(child);
  part.remove();
}

/** Enter in the title moves the caret below it. */
function $goBelowTitle(): boolean {
  const title = $selectedTitle();
  const collapsible = title?.getParent();
  if (!$isCollapsibleNode(collapsible)) return false;
  collapsible.setOpen(true);
  collapsible.getLastChild<CollapsibleContentNode>()?.selectStart();
  return true;
}

/** Backspace at the start of the title turns title and content into ordinary blocks. */
function $takeApart(event: KeyboardEvent): boolean {
  const title = $selectedTitle();
  const collapsible = title?.getParent();
  const selection = $getSelection();
  if (!$isCollapsibleNode(collapsible) || !$isRangeSelection(selection)) return false;
  const {anchor} = selection;
  const isFirst =
    anchor.getNode().is(title) || anchor.getNode().is(title?.getFirstDescendant());
  if (!selection.isCollapsed() || anchor.offset > 0 || !isFirst) return false;
  event.preventDefault();
  const paragraph = $createParagraphNode().append(...(title?.getChildren() ?? []));
  const content = collapsible.getLastChild<CollapsibleContentNode>();
  collapsible.insertBefore(paragraph);
  for (const child of content?.getChildren() ?? []) {
    if (!($isParagraphNode(child) && child.isEmpty())) collapsible.insertBefore(child);
  }
  collapsible.remove();
  paragraph.selectStart();
  return true;
}

function $selectedTitle(): CollapsibleTitleNode | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return null;
  return $findMatchingParent(selection.anchor.getNode(), $isCollapsibleTitleNode);
}

/** In Markdown, the title is a paragraph above the others. */
export const markdownCollapsibles = configExtension(MdastImportExtension, {
  exportRules: [
    {
      type: 'collapsible-title',
      $export: (title: CollapsibleTitleNode, {exportInline}: MdastExportContext) => ({
        type: 'paragraph',
        children: exportInline(title),
      }),
    },
  ],
});
