import {$isLinkNode, TOGGLE_LINK_COMMAND} from '@lexical/link';
import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {
  NodeContextMenuOption,
  NodeContextMenuPlugin,
  NodeContextMenuSeparator,
} from '@lexical/react/LexicalNodeContextMenuPlugin';
import {
  $createParagraphNode,
  $findMatchingParent,
  $getRoot,
  $getSelection,
  COPY_COMMAND,
  CUT_COMMAND,
  DELETE_CHARACTER_COMMAND,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';
import {type ReactNode, useMemo} from 'react';

import uiStyles from '../ui/ui.module.css';
import {pasteFromClipboard} from './paste-from-clipboard';

/** Replaces the browser's context menu with actions for the node under the pointer. */
export function ContextMenu(): ReactNode {
  const [editor] = useLexicalComposerContext();
  const items = useMemo(() => contextItems(editor), [editor]);
  return (
    <NodeContextMenuPlugin
      className={uiStyles.contextMenu}
      itemClassName={uiStyles.choice}
      separatorClassName={uiStyles.menuLine}
      items={items}
    />
  );
}

function contextItems(editor: LexicalEditor) {
  return [
    new NodeContextMenuOption('Copy', {
      $onSelect: () => {
        editor.dispatchCommand(COPY_COMMAND, null);
      },
    }),
    new NodeContextMenuOption('Cut', {
      $onSelect: () => {
        editor.dispatchCommand(CUT_COMMAND, null);
      },
    }),
    new NodeContextMenuOption('Paste', {
      $onSelect: () => {
        void pasteFromClipboard(editor, false);
      },
    }),
    new NodeContextMenuOption('Paste as plain text', {
      $onSelect: () => {
        void pasteFromClipboard(editor, true);
      },
    }),
    new NodeContextMenuOption('Delete', {
      $onSelect: () => {
        editor.dispatchCommand(DELETE_CHARACTER_COMMAND, false);
      },
      $showOn: $isSomethingSelected,
    }),
    new NodeContextMenuOption('Select all', {
      $onSelect: () => {
        $getRoot().select(0, $getRoot().getChildrenSize());
      },
    }),
    new NodeContextMenuSeparator(),
    new NodeContextMenuOption('Remove link', {
      $onSelect: () => {
        editor.dispatchCommand(TOGGLE_LINK_COMMAND, null);
      },
      $showOn: (node: LexicalNode) => $findMatchingParent(node, $isLinkNode) !== null,
    }),
    deleteBlock(),
  ];
}

/** Deletes the block under the pointer, which is only known when the menu opens. */
function deleteBlock(): NodeContextMenuOption {
  let pointed: LexicalNode | null = null;
  return new NodeContextMenuOption('Delete block', {
    $showOn: (node) => {
      pointed = node.getTopLevelElement();
      return pointed !== null;
    },
    $onSelect: () => {
      if (pointed) $removeBlock(pointed);
    },
  });
}

function $removeBlock(block: LexicalNode): void {
  if (!block.isAttached()) return;
  // A document has at least one line.
  if ($getRoot().getChildrenSize() === 1) block.insertAfter($createParagraphNode());
  const next = block.getNextSibling();
  if (next) next.selectStart();
  else block.getPreviousSibling()?.selectEnd();
  block.remove();
}

function $isSomethingSelected(): boolean {
  const selection = $getSelection();
  return selection !== null && !selection.isCollapsed();
}
