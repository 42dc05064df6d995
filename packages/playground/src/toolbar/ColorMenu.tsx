import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {HISTORY_MERGE_TAG, HISTORY_PUSH_TAG} from 'lexical';
import {type ReactNode, useRef} from 'react';

import type {IconName} from '../ui/icons';
import {MenuButton} from '../ui/MenuButton';
import {setTextStyle} from './actions';
import {colorItems} from './style-menus';
import styles from './toolbar.module.css';
import {useEditorFocus} from './use-editor-focus';

interface ColorMenuProps {
  label: string;
  icon: IconName;
  property: 'color' | 'background-color';
  current: string;
}

/** Colors that follow the color mode, and any other color, which does not. */
export function ColorMenu({label, icon, property, current}: ColorMenuProps): ReactNode {
  const [editor] = useLexicalComposerContext();
  const focusEditor = useEditorFocus();
  const inputRef = useRef<HTMLInputElement>(null);
  const isChanged = useRef(false);
  return (
    <span className={styles.colorMenu}>
      <MenuButton
        label={label}
        icon={icon}
        columns={4}
        items={[
          ...colorItems(editor, property, current),
          {
            id: 'other',
            label: 'Other color…',
            icon: 'color',
            takesFocus: true,
            run: () => {
              isChanged.current = false;
              inputRef.current?.showPicker();
            },
          },
        ]}
        onDone={focusEditor}
      />
      <input
        ref={inputRef}
        type="color"
        tabIndex={-1}
        aria-label={`Other ${label.toLowerCase()}`}
        className={styles.colorInput}
        value={toHex(current)}
        onChange={(event) => {
          // Dragging through the colors is one step.
          const tag = isChanged.current ? HISTORY_MERGE_TAG : HISTORY_PUSH_TAG;
          isChanged.current = true;
          setTextStyle(editor, property, event.target.value, tag);
        }}
      />
    </span>
  );
}

/** The named colors are variables, which the browser's color picker cannot start from. */
function toHex(value: string): string {
  return /#[0-9a-f]{6}/i.exec(value)?.[0].toLowerCase() ?? '#000000';
}
