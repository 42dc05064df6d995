import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {
  LexicalTypeaheadMenuPlugin,
  MenuOption,
  useBasicTypeaheadTriggerMatch,
} from '@lexical/react/LexicalTypeaheadMenuPlugin';
import clsx from 'clsx';
import type {TextNode} from 'lexical';
import {
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
} from 'react';
import {createPortal} from 'react-dom';

import {Icon} from '../ui/Icon';
import type {IconName} from '../ui/icons';
import uiStyles from '../ui/ui.module.css';
import {$completeTyped} from './complete-typed';

/** An option of the list below the caret. */
export interface Suggestion {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** An emoji, or initials, instead of an icon. */
  readonly symbol?: string;
  /** Replaces the typed words, which are the whole text of `typed`. Runs inside an update. */
  readonly $insert: (typed: TextNode | null) => void;
}

class SuggestionOption extends MenuOption {
  readonly suggestion: Suggestion;

  constructor(suggestion: Suggestion) {
    super(suggestion.id);
    this.suggestion = suggestion;
  }
}

interface TypeaheadProps {
  /** Accessible name of the list. */
  label: string;
  /** The character that opens it. */
  trigger: string;
  minLength: number;
  allowSpaces?: boolean;
  /** Returns the options that match the typed words, best first. */
  search: (words: string) => readonly Suggestion[];
}

/** A list of suggestions below the caret, opened by a character and filtered by the text after it. */
export function Typeahead(props: TypeaheadProps): ReactNode {
  const {label, trigger, minLength, allowSpaces = false, search} = props;
  const [editor] = useLexicalComposerContext();
  const [words, setWords] = useState<string | null>(null);
  const triggerFn = useBasicTypeaheadTriggerMatch(trigger, {
    minLength,
    allowWhitespace: allowSpaces,
  });
  const options = useMemo(
    () =>
      words === null ? [] : search(words).map((found) => new SuggestionOption(found)),
    [words, search],
  );
  useHeardAtOnce(options);
  const onSelect = useCallback(
    (option: SuggestionOption, typed: TextNode | null, close: () => void) => {
      option.suggestion.$insert(typed && $completeTyped(typed, triggerFn, editor));
      close();
    },
    [editor, triggerFn],
  );
  return (
    <LexicalTypeaheadMenuPlugin<SuggestionOption>
      options={options}
      onQueryChange={setWords}
      onSelectOption={onSelect}
      triggerFn={triggerFn}
      anchorClassName={uiStyles.typeaheadAnchor}
      menuRenderFn={(anchorRef, {selectedIndex, ...itemProps}) =>
        anchorRef.current && options.length > 0
          ? createPortal(
              // Lexical's anchor around it is the listbox.
              <ul role="group" aria-label={label} className={uiStyles.typeahead}>
                {options.map((option, index) => (
                  <Option
                    key={option.key}
                    option={option}
                    index={index}
                    isSelected={index === selectedIndex}
                    onPoint={() => {
                      itemProps.setHighlightedIndex(index);
                    }}
                    onChoose={() => {
                      itemProps.selectOptionAndCleanUp(option);
                    }}
                  />
                ))}
              </ul>,
              anchorRef.current,
            )
          : null
      }
    />
  );
}

/**
 * The plugin registers its key listeners in an effect, which React runs some time after the list is
 * painted. Until then, Enter would go to the text. Rendering again from a layout effect makes React
 * run the effect immediately.
 */
function useHeardAtOnce(options: readonly SuggestionOption[]): void {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(drawAgain, [options, drawAgain]);
}

interface OptionProps {
  option: SuggestionOption;
  index: number;
  isSelected: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/**
 * The focus stays in the text, which refers to the active option, so the option itself only handles
 * the pointer.
 */
function Option({
  option,
  index,
  isSelected,
  onPoint,
  onChoose,
}: OptionProps): ReactNode {
  const {label, icon, symbol} = option.suggestion;
  const setElement = useCallback(
    (element: HTMLElement | null) => {
      option.setRefElement(element);
    },
    [option],
  );
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      ref={setElement}
      id={`typeahead-item-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      className={clsx(uiStyles.choice, isSelected && uiStyles.active)}
      onMouseEnter={onPoint}
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onClick={onChoose}
    >
      {icon && <Icon name={icon} />}
      {symbol && (
        <span aria-hidden="true" className={uiStyles.symbol}>
          {symbol}
        </span>
      )}
      <span>{label}</span>
    </li>
  );
}
