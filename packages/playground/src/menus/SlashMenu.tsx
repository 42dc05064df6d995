import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {type ReactNode, useCallback} from 'react';

import {usePlayground} from '../app/playground-context';
import {BLOCK_KINDS} from '../editor/blocks/block-kinds';
import {SET_BLOCK_COMMAND} from '../editor/commands';
import {insertItems} from '../toolbar/insert-menus';
import {readToolbar} from '../toolbar/toolbar-state';
import {sizedTable} from './sized-table';
import {searchSuggestions, type SearchableSuggestion} from './search-suggestions';
import {Typeahead} from './Typeahead';

/** All blocks and inserts whose plugin is running, after “/”. */
export function SlashMenu(): ReactNode {
  const [editor] = useLexicalComposerContext();
  const {running, openDialog} = usePlayground();
  const collect = useCallback((): SearchableSuggestion[] => {
    const blocks = BLOCK_KINDS.filter(({plugin}) => running.has(plugin)).map(
      ({id, label, icon, keywords}): SearchableSuggestion => ({
        id,
        label,
        icon,
        keywords,
        $insert: (typed) => {
          typed?.remove();
          editor.dispatchCommand(SET_BLOCK_COMMAND, id);
        },
      }),
    );
    const state = readToolbar(editor.getEditorState());
    const inserts = insertItems(editor, running, openDialog, state)
      .filter(({id}) => id !== 'code')
      .map(({id, label, icon, run}): SearchableSuggestion => ({
        id,
        label,
        icon,
        keywords: ['insert'],
        $insert: (typed) => {
          typed?.remove();
          run();
        },
      }));
    return [...blocks, ...inserts];
  }, [editor, running, openDialog]);
  const search = useCallback(
    (words: string) => {
      const suggestions = collect();
      const offersTables = suggestions.some(({id}) => id === 'table');
      const table = offersTables ? sizedTable(editor, words) : null;
      return table ? [table] : searchSuggestions(suggestions, words);
    },
    [collect, editor],
  );
  return <Typeahead label="Insert a block" trigger="/" minLength={0} search={search} />;
}
