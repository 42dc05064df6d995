import {HistoryExtension} from '@lexical/history';
import {RichTextExtension} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  defineExtension,
} from 'lexical';

import {ImageExtension} from './image-extension';
import {$createImageNode} from './image-node';

export const storyExtension = defineExtension({
  name: 'images',
  namespace: 'images',
  dependencies: [RichTextExtension, HistoryExtension, ImageExtension],
  theme: {
    image: 'images-figure',
    text: {italic: 'images-italic', underline: 'images-underline'},
  },
  $initialEditorState: () => {
    $getRoot().append(
      $createParagraphNode().append(
        $createTextNode('Click the picture, or reach it with the arrow keys.'),
      ),
      $createImageNode({src: HILLS, alt: 'The sun over two hills', width: 60}),
      $createParagraphNode().append($createTextNode('Drop or paste your own here.')),
    );
  },
});

const HILLS = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320">
  <rect width="640" height="320" fill="#cfd8ff"/>
  <circle cx="450" cy="110" r="50" fill="#d9402a"/>
  <path d="M0 320V230q160-130 340 20l90 70z" fill="#3340c4"/>
  <path d="M240 320q170-170 400-60v60z" fill="#171a2b"/>
</svg>`,
)}`;
