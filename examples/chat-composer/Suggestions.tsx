import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {
  LexicalTypeaheadMenuPlugin,
  useBasicTypeaheadTriggerMatch,
} from '@lexical/react/LexicalTypeaheadMenuPlugin';
import {$createTextNode, COMMAND_PRIORITY_NORMAL, type TextNode} from 'lexical';
import {type ReactNode, useCallback, useMemo, useState} from 'react';
import {createPortal} from 'react-dom';

import {$completeTyped} from './complete-typed';
import type {Entry} from './suggestion-data';
import {EntryOption, SuggestionList} from './SuggestionList';

interface SuggestionsProps {
  trigger: string;
  /** How many characters must follow the trigger before the menu opens. */
  minLength: number;
  entries: readonly Entry[];
  parent: HTMLElement;
  $createNode: (entry: Entry) => TextNode;
}

/** Suggests entries while a word that begins with `trigger` is typed. */
export function Suggestions(props: SuggestionsProps): ReactNode {
  const {trigger, minLength, entries, parent, $createNode} = props;
  const [editor] = useLexicalComposerContext();
  const [query, setQuery] = useState<string | null>(null);
  const triggerFn = useBasicTypeaheadTriggerMatch(trigger, {minLength});
  const options = useMemo(() => findEntries(entries, query), [entries, query]);

  const insert = useCallback(
    ({entry}: EntryOption, typed: TextNode | null, closeMenu: () => void) => {
      editor.update(() => {
        closeMenu();
        if (!typed) return;
        const space = $createTextNode(' ');
        $completeTyped(typed, triggerFn, editor)
          .replace($createNode(entry))
          .insertAfter(space);
        space.select();
      });
    },
    [editor, triggerFn, $createNode],
  );

  return (
    <LexicalTypeaheadMenuPlugin<EntryOption>
      parent={parent}
      anchorClassName="chat-composer-anchor"
      options={options}
      triggerFn={triggerFn}
      onQueryChange={setQuery}
      onSelectOption={insert}
      // Above the outbox, so that Enter picks a suggestion instead of sending the message.
      commandPriority={COMMAND_PRIORITY_NORMAL}
      menuRenderFn={(anchorRef, menu) =>
        anchorRef.current && options.length > 0
          ? createPortal(<SuggestionList {...menu} />, anchorRef.current)
          : null
      }
    />
  );
}

function findEntries(entries: readonly Entry[], query: string | null): EntryOption[] {
  if (query === null) return [];
  const start = query.toLowerCase();
  return entries
    .filter(({name}) =>
      name
        .toLowerCase()
        .split(' ')
        .some((word) => word.startsWith(start)),
    )
    .map((entry) => new EntryOption(entry));
}
