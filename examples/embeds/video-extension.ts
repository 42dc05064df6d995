import {$insertNodeToNearestRoot} from '@lexical/utils';
import {
  COMMAND_PRIORITY_EDITOR,
  COMMAND_PRIORITY_LOW,
  createCommand,
  defineExtension,
  mergeRegister,
  PASTE_COMMAND,
} from 'lexical';

import {videoIdOf} from './video-address';
import {$createVideoNode, VideoNode} from './video-node';

export const INSERT_VIDEO_COMMAND = createCommand<string>('INSERT_VIDEO_COMMAND');

/** Adds videos, which users insert with a command, or by pasting only a URL. */
export const VideoExtension = defineExtension({
  name: 'embeds/Video',
  nodes: [VideoNode],
  register: (editor) =>
    mergeRegister(
      editor.registerCommand(
        INSERT_VIDEO_COMMAND,
        (id) => {
          $insertNodeToNearestRoot($createVideoNode(id));
          return true;
        },
        COMMAND_PRIORITY_EDITOR,
      ),
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!(event instanceof ClipboardEvent)) return false;
          const id = videoIdOf(event.clipboardData?.getData('text/plain') ?? '');
          if (id === null) return false;
          event.preventDefault();
          return editor.dispatchCommand(INSERT_VIDEO_COMMAND, id);
        },
        COMMAND_PRIORITY_LOW,
      ),
    ),
});
