import {HistoryExtension} from '@lexical/history';
import {RichTextExtension} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  defineExtension,
} from 'lexical';

import {VideoExtension} from './video-extension';
import {$createVideoNode} from './video-node';

export const articleExtension = defineExtension({
  name: 'embeds',
  namespace: 'embeds',
  dependencies: [RichTextExtension, HistoryExtension, VideoExtension],
  theme: {
    text: {italic: 'embeds-italic', underline: 'embeds-underline'},
    video: 'embeds-video',
  },
  $initialEditorState: () => {
    $getRoot().append(
      $createParagraphNode().append(
        $createTextNode('Paste the URL of a video, or type it above.'),
      ),
      $createVideoNode('EwoRQ8p8CEY'),
      $createParagraphNode(),
    );
  },
});
