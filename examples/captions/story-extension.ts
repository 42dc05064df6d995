import {HistoryExtension} from '@lexical/history';
import {RichTextExtension} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  defineExtension,
} from 'lexical';

import {CaptionExtension} from './caption-extension';
import {$createCaptionedImage} from './captioned-image-node';

export const storyExtension = defineExtension({
  name: 'captions',
  namespace: 'captions',
  dependencies: [RichTextExtension, HistoryExtension, CaptionExtension],
  theme: {
    captionedImage: 'captions-figure',
    text: {italic: 'captions-italic', underline: 'captions-underline'},
  },
  $initialEditorState: () => {
    $getRoot().append(
      $createParagraphNode().append(
        $createTextNode('The caption below is a separate editor.'),
      ),
      $createCaptionedImage(BOAT, 'A boat on a lake', 'The lake, early in the day'),
      $createParagraphNode(),
    );
  },
});

const BOAT = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 260">
  <rect width="640" height="260" fill="#cfd8ff"/>
  <rect y="150" width="640" height="110" fill="#3340c4"/>
  <path d="M330 60v90h-70z" fill="#fff"/>
  <path d="M240 155h180l-30 40H270z" fill="#171a2b"/>
</svg>`,
)}`;
