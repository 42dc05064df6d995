import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {
  LexicalTypeaheadMenuPlugin,
  type MenuRenderFn,
  useBasicTypeaheadTriggerMatch,
} from '@lexical/react/LexicalTypeaheadMenuPlugin';
import type {TextNode} from 'lexical';
import {type ReactNode, useCallback, useMemo, useState} from 'react';
import {createPortal} from 'react-dom';

import {type BlockOption, findBlockOptions} from './block-options';
import {$completeTyped} from './complete-typed';

interface SlashMenuProps {
  parent: HTMLElement;
  /** Additional kinds of blocks. */
  more?: readonly BlockOption[];
}

/** Opens after a slash, and filters while the user continues to type. */
export function SlashMenu({parent, more}: SlashMenuProps): ReactNode {
  const [editor] = useLexicalComposerContext();
  const [query, setQuery] = useState<string | null>(null);
  const options = useMemo(() => findBlockOptions(query ?? '', more), [query, more]);
  const triggerFn = useBasicTypeaheadTriggerMatch('/', {minLength: 0});

  const applyOption = useCallback(
    (option: BlockOption, typed: TextNode | null, closeMenu: () => void) => {
      editor.update(() => {
        if (typed) $completeTyped(typed, triggerFn, editor).remove();
        option.$apply(editor);
        closeMenu();
      });
    },
    [editor, triggerFn],
  );

  return (
    <LexicalTypeaheadMenuPlugin<BlockOption>
      parent={parent}
      anchorClassName="slash-menu-blocks-anchor"
      options={options}
      triggerFn={triggerFn}
      onQueryChange={setQuery}
      onSelectOption={applyOption}
      menuRenderFn={renderMenu}
    />
  );
}

const renderMenu: MenuRenderFn<BlockOption> = (anchorRef, menu) => {
  const {options, selectedIndex, selectOptionAndCleanUp, setHighlightedIndex} = menu;
  if (!anchorRef.current || options.length === 0) return null;
  return createPortal(
    // The anchor is the listbox. The text keeps the focus and refers to the active option.
    <div className="slash-menu-blocks-menu" role="presentation">
      {options.map((option, index) => (
        <button
          key={option.key}
          type="button"
          id={`typeahead-item-${index}`}
          ref={option.setRefElement}
          role="option"
          tabIndex={-1}
          aria-selected={index === selectedIndex}
          className="slash-menu-blocks-option"
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
          <span className="slash-menu-blocks-sign" aria-hidden="true">
            {option.sign}
          </span>
          {option.label}
        </button>
      ))}
    </div>,
    anchorRef.current,
  );
};
