import {$insertNodeToNearestRoot} from '@lexical/utils';
import {
  $create,
  $createParagraphNode,
  $findMatchingParent,
  $getNearestNodeFromDOMNode,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_EDITOR,
  COMMAND_PRIORITY_LOW,
  createCommand,
  defineExtension,
  type ElementNode,
  INSERT_PARAGRAPH_COMMAND,
  KEY_BACKSPACE_COMMAND,
  type LexicalCommand,
  type LexicalNode,
  mergeRegister,
} from 'lexical';

import {CollapsibleNode, ContentNode, TitleNode} from './collapsible-nodes';

export const INSERT_COLLAPSIBLE_COMMAND: LexicalCommand<void> = createCommand(
  'INSERT_COLLAPSIBLE_COMMAND',
);

/** Adds blocks that open and close, with their nodes, keys and button. */
export const CollapsibleExtension = defineExtension({
  name: 'collapsible/Collapsible',
  nodes: [CollapsibleNode, TitleNode, ContentNode],
  register: (editor) =>
    mergeRegister(
      editor.registerNodeTransform(CollapsibleNode, $keepParts),
      editor.registerNodeTransform(TitleNode, $keepInside),
      editor.registerNodeTransform(ContentNode, $keepInside),
      editor.registerCommand(
        INSERT_COLLAPSIBLE_COMMAND,
        () => {
          const node = $createCollapsible();
          $insertNodeToNearestRoot(node);
          node.selectStart();
          return true;
        },
        COMMAND_PRIORITY_EDITOR,
      ),
      editor.registerCommand(INSERT_PARAGRAPH_COMMAND, $goOn, COMMAND_PRIORITY_LOW),
      editor.registerCommand(KEY_BACKSPACE_COMMAND, $takeApart, COMMAND_PRIORITY_LOW),
      editor.registerRootListener((root) => {
        const toggle = ({target}: MouseEvent): void => {
          if (!(target instanceof HTMLButtonElement)) return;
          editor.update(() => {
            const node = $getNearestNodeFromDOMNode(target);
            if (node instanceof CollapsibleNode) node.setOpen(!node.isOpen());
          });
        };
        root?.addEventListener('click', toggle);
        return () => root?.removeEventListener('click', toggle);
      }),
    ),
});

/** Creates an open block with the given blocks below its title. */
export function $createCollapsible(
  title: readonly LexicalNode[] = [],
  blocks: readonly LexicalNode[] = [$createParagraphNode()],
): CollapsibleNode {
  return $create(CollapsibleNode).append(
    $create(TitleNode).append(...title),
    $create(ContentNode).append(...blocks),
  );
}

/** A block has one title and one content. Anything else that was pasted belongs in the content. */
function $keepParts(node: CollapsibleNode): void {
  const children = node.getChildren();
  const title = children.find((child) => child instanceof TitleNode);
  const content = children.find((child) => child instanceof ContentNode);
  if (title && content && children.length === 2) return;
  const others = children.filter((child) => child !== title && child !== content);
  const blocks = others.map((child) =>
    child.isInline() ? $createParagraphNode().append(child) : child,
  );
  const kept = content ?? $create(ContentNode);
  kept.append(...blocks);
  if (kept.isEmpty()) kept.append($createParagraphNode());
  node.append(title ?? $create(TitleNode), kept);
}

function $keepInside(part: TitleNode | ContentNode): void {
  if (part.getParent() instanceof CollapsibleNode) return;
  if (part instanceof TitleNode) {
    part.replace($createParagraphNode(), true);
    return;
  }
  for (const child of part.getChildren()) part.insertBefore(child);
  part.remove();
}

/** Enter in the title moves to the content. */
function $goOn(): boolean {
  const node = $selectedTitle()?.getParent();
  if (!(node instanceof CollapsibleNode)) return false;
  node.setOpen(true);
  $contentOf(node)?.selectStart();
  return true;
}

/** Backspace at the start of the title turns everything into ordinary blocks. */
function $takeApart(event: KeyboardEvent): boolean {
  const title = $selectedTitle();
  const selection = $getSelection();
  const node = title?.getParent();
  if (!title || !node || !$isRangeSelection(selection)) return false;
  const {anchor} = selection;
  const isAtStart = anchor.offset === 0 && !anchor.getNode().getPreviousSibling();
  if (!selection.isCollapsed() || !isAtStart) return false;
  event.preventDefault();
  const paragraph = $createParagraphNode().append(...title.getChildren());
  node.insertBefore(paragraph);
  for (const child of $contentOf(node)?.getChildren() ?? []) node.insertBefore(child);
  node.remove();
  paragraph.selectStart();
  return true;
}

function $contentOf(node: ElementNode): ContentNode | null {
  const last = node.getLastChild();
  return last instanceof ContentNode ? last : null;
}

function $selectedTitle(): TitleNode | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return null;
  return $findMatchingParent(
    selection.anchor.getNode(),
    (node): node is TitleNode => node instanceof TitleNode,
  );
}
