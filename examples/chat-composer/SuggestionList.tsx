import {MenuOption} from '@lexical/react/LexicalTypeaheadMenuPlugin';
import type {ReactNode} from 'react';

import type {Entry} from './suggestion-data';

/** An entry, in the form that the menu plugin needs. */
export class EntryOption extends MenuOption {
  constructor(readonly entry: Entry) {
    super(entry.id);
  }
}

interface SuggestionListProps {
  options: readonly EntryOption[];
  selectedIndex: number | null;
  selectOptionAndCleanUp: (option: EntryOption) => void;
  setHighlightedIndex: (index: number) => void;
}

/** The options of the menu; the element around them is the listbox. */
export function SuggestionList({
  options,
  selectedIndex,
  selectOptionAndCleanUp,
  setHighlightedIndex,
}: SuggestionListProps): ReactNode {
  return (
    <div className="chat-composer-menu" role="presentation">
      {options.map((option, index) => (
        <button
          key={option.key}
          // The text box refers to the active option by this id.
          id={`typeahead-item-${index}`}
          ref={option.setRefElement}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === selectedIndex}
          className="chat-composer-option"
          onMouseEnter={() => {
            setHighlightedIndex(index);
          }}
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            selectOptionAndCleanUp(option);
          }}
        >
          <span className="chat-composer-sign" aria-hidden="true">
            {option.entry.sign}
          </span>
          {option.entry.name}
        </button>
      ))}
    </div>
  );
}
