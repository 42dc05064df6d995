import {HistoryExtension} from '@lexical/history';
import {RichTextExtension} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  configExtension,
  defineExtension,
} from 'lexical';

import {AutosaveExtension} from './autosave-extension';
import {server} from './server';

export const noteExtension = defineExtension({
  name: 'autosave',
  namespace: 'autosave',
  dependencies: [
    RichTextExtension,
    HistoryExtension,
    configExtension(AutosaveExtension, {save: (json) => server.save(json)}),
  ],
  theme: {text: {italic: 'autosave-italic', underline: 'autosave-underline'}},
  $initialEditorState: () => {
    $getRoot().append(
      $createParagraphNode().append($createTextNode('Type here, then pause.')),
    );
  },
});
