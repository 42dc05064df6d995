import {useLexicalEditable} from '@lexical/react/useLexicalEditable';
import type {ReactNode} from 'react';

import type {PluginIds} from '../editor/plugins/plugins';
import {BlockHandle} from '../menus/BlockHandle';
import {CodeTools} from '../menus/CodeTools';
import {ContextMenu} from '../menus/ContextMenu';
import {EmojiMenu} from '../menus/EmojiMenu';
import {FloatingToolbar} from '../menus/FloatingToolbar';
import {Embedding} from '../menus/Embedding';
import {LinkEditor} from '../menus/LinkEditor';
import {MentionMenu} from '../menus/MentionMenu';
import {SlashMenu} from '../menus/SlashMenu';
import {TableAdder} from '../menus/TableAdder';
import {TableResizer} from '../menus/TableResizer';
import {TableTools} from '../menus/TableTools';
import {Limits} from './Limits';
import {PageRequests} from './PageRequests';
import {TypingTimes} from './TypingTimes';

interface EditorPluginsProps {
  running: PluginIds;
  /** The element that contains the handles; null before the first render. */
  anchor: HTMLElement | null;
  /** Whether an earlier state covers the document. */
  isCovered: boolean;
}

/**
 * The plugins that are React components. Those that change the document or float above it are only
 * rendered while the document can be changed.
 */
export function EditorPlugins(props: EditorPluginsProps): ReactNode {
  const {running, anchor, isCovered} = props;
  const isEditable = useLexicalEditable();
  return (
    <>
      <PageRequests />
      {running.has('code-copy') && !isCovered && <CodeTools />}
      {isEditable && !isCovered && <EditingPlugins running={running} anchor={anchor} />}
      <Limits running={running} />
      {running.has('typing-times') && <TypingTimes />}
    </>
  );
}

function EditingPlugins({
  running,
  anchor,
}: Omit<EditorPluginsProps, 'isCovered'>): ReactNode {
  return (
    <>
      {running.has('slash-menu') && <SlashMenu />}
      {running.has('mentions') && <MentionMenu />}
      {running.has('emoji') && <EmojiMenu />}
      {running.has('floating-toolbar') && <FloatingToolbar />}
      {running.has('link') && <LinkEditor />}
      {running.has('table') && <TableTools />}
      {running.has('table-resizing') && <TableResizer />}
      {running.has('table-adding') && <TableAdder />}
      {running.has('auto-embed') && <Embedding />}
      {running.has('context-menu') && <ContextMenu />}
      {running.has('draggable-block') && anchor && <BlockHandle anchor={anchor} />}
    </>
  );
}
