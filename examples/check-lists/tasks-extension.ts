import {HistoryExtension} from '@lexical/history';
import {$createListItemNode, $createListNode, CheckListExtension} from '@lexical/list';
import {$createHeadingNode, RichTextExtension} from '@lexical/rich-text';
import {$createTextNode, $getRoot, defineExtension} from 'lexical';

import {CheckListRolesExtension} from './check-list-roles';
import {NestOnTabExtension} from './nest-on-tab';
import {ProgressExtension} from './progress';

export const tasksExtension = defineExtension({
  name: 'check-lists',
  namespace: 'check-lists',
  dependencies: [
    RichTextExtension,
    HistoryExtension,
    CheckListExtension,
    CheckListRolesExtension,
    NestOnTabExtension,
    ProgressExtension,
  ],
  theme: {
    list: {
      listitemChecked: 'check-lists-task check-lists-done',
      listitemUnchecked: 'check-lists-task',
      nested: {listitem: 'check-lists-nested'},
    },
    text: {italic: 'check-lists-italic', underline: 'check-lists-underline'},
  },
  $initialEditorState: $createTasks,
});

function $createTasks(): void {
  const parts = $createListNode('check').append(
    $createTask('Flour and salt', true),
    $createTask('Yeast', false),
  );
  $getRoot().append(
    $createHeadingNode('h2').append($createTextNode('Bread for Sunday')),
    $createListNode('check').append(
      $createTask('Read the recipe', true),
      $createTask('Buy what is missing', false),
      $createListItemNode().append(parts),
      $createTask('Bake', false),
    ),
  );
}

function $createTask(text: string, isDone: boolean) {
  return $createListItemNode(isDone).append($createTextNode(text));
}
