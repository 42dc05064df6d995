import {$isLinkNode, TOGGLE_LINK_COMMAND} from '@lexical/link';
import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {
  NodeContextMenuOption,
  NodeContextMenuPlugin,
  NodeContextMenuSeparator,
} from '@lexical/react/LexicalNodeContextMenuPlugin';
import {
  $findMatchingParent,
  $getRoot,
  COPY_COMMAND,
  CUT_COMMAND,
  type LexicalNode,
} from 'lexical';
import {type ReactNode, useMemo} from 'react';

import uiStyles from '../ui/ui.module.css';
import {pasteFromClipboard} from './paste-from-clipboard';

/** In the place of the browser's menu: what can be done with the node under the pointer. */
export function ContextMenu(): ReactNode {
  const [editor] = useLexicalComposerContext();
  const items = useMemo(
    () => [
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
    ],
    [editor],
  );
  return (
    <NodeContextMenuPlugin
      className={uiStyles.contextMenu}
      itemClassName={uiStyles.choice}
      separatorClassName={uiStyles.menuLine}
      items={items}
    />
  );
}
