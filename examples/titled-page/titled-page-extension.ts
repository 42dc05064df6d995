import {HistoryExtension} from '@lexical/history';
import {CheckListExtension, ListExtension} from '@lexical/list';
import {
  MdastBlockquoteExtension,
  MdastHeadingExtension,
  MdastHorizontalRuleExtension,
  MdastListExtension,
  MdastShortcutsExtension,
  MdastTaskListExtension,
} from '@lexical/mdast';
import {$createHeadingNode, RichTextExtension} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  defineExtension,
} from 'lexical';

import {HintExtension} from './hint-extension';
import {TitleExtension} from './title-extension';

export const titledPageExtension = defineExtension({
  name: 'titled-page',
  namespace: 'titled-page',
  dependencies: [
    RichTextExtension,
    HistoryExtension,
    ListExtension,
    CheckListExtension,
    MdastShortcutsExtension,
    MdastHeadingExtension,
    MdastListExtension,
    MdastTaskListExtension,
    MdastBlockquoteExtension,
    MdastHorizontalRuleExtension,
    TitleExtension,
    HintExtension,
  ],
  theme: {
    heading: {h1: 'titled-page-title'},
    list: {
      checklist: 'titled-page-tasks',
      listitemChecked: 'titled-page-done',
      listitemUnchecked: 'titled-page-todo',
    },
    quote: 'titled-page-quote',
    text: {italic: 'titled-page-italic', underline: 'titled-page-underline'},
  },
  $initialEditorState: () => {
    $getRoot().append(
      $createHeadingNode('h1').append($createTextNode('Trip to the coast')),
      $createParagraphNode().append($createTextNode('Three days in May.')),
      $createParagraphNode(),
    );
  },
});
