import {$isAutoLinkNode, $isLinkNode, TOGGLE_LINK_COMMAND} from '@lexical/link';
import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  type EditorState,
  type NodeKey,
} from 'lexical';
import {type ReactNode, useRef} from 'react';

import {usePlayground} from '../app/playground-context';
import {isLinkAddress} from '../editor/links/link-address';
import {useEditorState} from '../editor/use-editor-state';
import type {LinkFields} from '../toolbar/actions';
import {Icon} from '../ui/Icon';
import {Tool} from '../ui/Tool';
import uiStyles from '../ui/ui.module.css';
import {useFloating} from '../ui/use-floating';
import {usePressedPointer} from '../ui/use-pressed-pointer';

/** Shows the URL of the link with the caret, and its actions. */
export function LinkEditor(): ReactNode {
  const [editor] = useLexicalComposerContext();
  const {openDialog} = usePlayground();
  const found = readLink(useEditorState(editor));
  const link = usePressedPointer() ? null : found;
  const ref = useRef<HTMLDivElement>(null);
  useFloating(link && editor.getElementByKey(link.key), ref, 'bottom-start');
  if (!link) return null;
  return (
    <div ref={ref} role="group" aria-label="Link" className={uiStyles.floating}>
      {isLinkAddress(link.url) ? (
        <a
          href={link.url}
          target="_blank"
          rel="noreferrer"
          className={uiStyles.address}
        >
          {link.url}
          <Icon name="open" />
        </a>
      ) : (
        <span className={uiStyles.address}>{link.url}</span>
      )}
      <Tool
        label="Edit link"
        icon="edit"
        onUse={() => {
          openDialog('link');
        }}
      />
      <Tool
        label="Remove link"
        icon="unlink"
        onUse={() => editor.dispatchCommand(TOGGLE_LINK_COMMAND, null)}
      />
    </div>
  );
}

/** The attributes of a link in the editor; empty ones aren't set. */
export interface LinkContent extends LinkFields {
  readonly key: NodeKey;
}

/** Returns the link that the caret is in. */
export function readLink(state: EditorState): LinkContent | null {
  return state.read(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return null;
    const link = $findMatchingParent(selection.focus.getNode(), $isLinkNode);
    if (!link || ($isAutoLinkNode(link) && link.getIsUnlinked())) return null;
    return {
      key: link.getKey(),
      url: link.getURL(),
      title: link.getTitle() ?? '',
      isNewTab: link.getTarget() === '_blank',
      isNoFollow: link.getRel()?.split(' ').includes('nofollow') ?? false,
    };
  });
}
