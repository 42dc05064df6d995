import {HISTORY_MERGE_TAG, HISTORY_PUSH_TAG} from 'lexical';
import {type ReactNode, useRef} from 'react';

import type {IconName} from '../ui/icons';
import type {MenuItem} from '../ui/Menu';
import {MenuButton} from '../ui/MenuButton';
import type {NamedColor} from './colors';
import styles from './toolbar.module.css';
import {useEditorFocus} from './use-editor-focus';

interface ColorMenuProps {
  label: string;
  icon: IconName;
  colors: readonly NamedColor[];
  /** A CSS value; empty for none. */
  current: string;
  /** Called with a CSS value, or null for none, and the tag that groups undo steps. */
  onPick: (value: string | null, tag?: string) => void;
}

/** Colors that adapt to the color mode, and a picker for any other color, which doesn't adapt. */
export function ColorMenu(props: ColorMenuProps): ReactNode {
  const {label, icon, colors, current, onPick} = props;
  const focusEditor = useEditorFocus();
  const inputRef = useRef<HTMLInputElement>(null);
  const isChanged = useRef(false);
  return (
    <span className={styles.colorMenu}>
      <MenuButton
        label={label}
        icon={icon}
        columns={2}
        items={[
          ...swatches(colors, current, onPick),
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
          // Dragging in the color picker is one undo step.
          const tag = isChanged.current ? HISTORY_MERGE_TAG : HISTORY_PUSH_TAG;
          isChanged.current = true;
          onPick(event.target.value, tag);
        }}
      />
    </span>
  );
}

/** The first one removes the color. */
function swatches(
  colors: readonly NamedColor[],
  current: string,
  onPick: ColorMenuProps['onPick'],
): MenuItem[] {
  return [{name: 'None', value: ''}, ...colors].map(({name, value}) => ({
    id: name,
    label: name,
    swatch: value,
    checked: current === value,
    kind: 'radio',
    run: () => {
      onPick(value || null);
    },
  }));
}

/**
 * The named colors are CSS variables, which the browser's color picker can't use as its initial
 * value.
 */
function toHex(value: string): string {
  return /#[0-9a-f]{6}/i.exec(value)?.[0].toLowerCase() ?? '#000000';
}
