import {HistoryExtension} from '@lexical/history';
import {RichTextExtension} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  configExtension,
  defineExtension,
} from 'lexical';

import {AutosaveExtension} from './autosave';
import {ReplacementsExtension} from './replacements';
import {WordGoalExtension} from './word-goal';

/** The editor is an extension too. Its dependencies decide what it can do. */
export const draftExtension = defineExtension({
  name: 'extension-kit',
  namespace: 'extension-kit',
  dependencies: [
    RichTextExtension,
    HistoryExtension,
    configExtension(WordGoalExtension, {goal: 20}),
    configExtension(ReplacementsExtension, {replacements: {'(c)': '©', '1/2': '½'}}),
    configExtension(AutosaveExtension, {delay: 500}),
  ],
  theme: {text: {italic: 'extension-kit-italic', underline: 'extension-kit-underline'}},
  $initialEditorState: () => {
    $getRoot().append(
      $createParagraphNode().append(
        $createTextNode(
          'Three extensions watch this draft. Type -> or (c) to see one.',
        ),
      ),
    );
  },
});
