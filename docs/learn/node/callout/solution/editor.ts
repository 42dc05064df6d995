import {HistoryExtension} from '@lexical/history';
import {$createHeadingNode, RichTextExtension} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  configExtension,
  defineExtension,
} from 'lexical';

import {CalloutExtension} from './callout';
import {SaveExtension} from './save';

function $writeFirstContent(): void {
  const heading = $createHeadingNode('h1').append($createTextNode('My document'));
  const paragraph = $createParagraphNode().append($createTextNode('Start here.'));
  $getRoot().append(heading, paragraph);
}

/** The editor that you build in this course. */
export const editorExtension = defineExtension({
  name: 'document-editor',
  dependencies: [
    RichTextExtension,
    configExtension(HistoryExtension, {delay: 1000}),
    CalloutExtension,
    SaveExtension,
  ],
  $initialEditorState: localStorage.getItem('document') ?? $writeFirstContent,
});
