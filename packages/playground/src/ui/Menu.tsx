import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, useEffect, useRef} from 'react';

import {Icon} from './Icon';
import type {IconName} from './icons';
import styles from './ui.module.css';
import {useFloating} from './use-floating';

/** An entry of a menu. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** A color to show beside its name; empty for none. */
  readonly swatch?: string;
  /** Set for items that can be on or off, or are one of several. */
  readonly checked?: boolean;
  readonly kind?: 'checkbox' | 'radio';
  /** The keyboard shortcut. */
  readonly hint?: string;
  /** Draws a line above this item. */
  readonly separated?: boolean;
  /** Set if the action itself moves the focus. */
  readonly takesFocus?: true;
  readonly run: () => void;
}

interface MenuProps {
  id: string;
  label: string;
  items: readonly MenuItem[];
  columns: number;
  anchor: HTMLElement | null;
  start: 'first' | 'last';
  /** Called with the chosen item, or null. */
  onClose: (chosen: MenuItem | null) => void;
}

/** The open menu. Arrow keys and first letters move, Enter chooses, Escape and Tab close. */
export function Menu(props: MenuProps): ReactNode {
  const {id, label, items, columns, anchor, start, onClose} = props;
  const menuRef = useRef<HTMLDivElement>(null);
  useFloating(anchor, menuRef, 'bottom-start');
  useEffect(() => {
    const choices = choicesIn(menuRef.current);
    const checked = choices.find((choice) => choice.ariaChecked === 'true');
    (start === 'last' ? choices.at(-1) : (checked ?? choices[0]))?.focus({
      preventScroll: true,
    });
  }, [start]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      onClose(null);
      return;
    }
    const target = nextChoice(choicesIn(menuRef.current), event.key, columns);
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    target.focus();
  };

  return (
    <div
      id={id}
      ref={menuRef}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={clsx(styles.menu, columns > 1 && styles.grid)}
      style={
        columns > 1 ? {gridTemplateColumns: `repeat(${columns}, auto)`} : undefined
      }
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <MenuChoice
          key={item.id}
          item={item}
          onChoose={() => {
            item.run();
            onClose(item);
          }}
        />
      ))}
    </div>
  );
}

function MenuChoice({
  item,
  onChoose,
}: {
  item: MenuItem;
  onChoose: () => void;
}): ReactNode {
  const {label, icon, swatch, checked, kind = 'checkbox', hint, separated} = item;
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : `menuitem${kind}`}
      aria-checked={checked}
      tabIndex={-1}
      className={clsx(styles.choice, separated && styles.separated)}
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onClick={onChoose}
    >
      {swatch !== undefined && (
        <span
          className={styles.swatch}
          style={{background: swatch}}
          data-empty={swatch === ''}
        />
      )}
      {icon && <Icon name={icon} />}
      <span>{label}</span>
      {hint && <kbd aria-hidden="true">{hint}</kbd>}
    </button>
  );
}

function choicesIn(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
}

function nextChoice(
  choices: readonly HTMLElement[],
  key: string,
  columns: number,
): HTMLElement | undefined {
  const at = choices.indexOf(document.activeElement as HTMLElement);
  const steps: Record<string, number> = {
    ArrowDown: columns,
    ArrowUp: -columns,
    ...(columns > 1 && {ArrowRight: 1, ArrowLeft: -1}),
  };
  const step = steps[key];
  if (step !== undefined) {
    // Below a full row, there can be a single wide item.
    const isShortRow =
      step > 1 && at + step >= choices.length && at < choices.length - 1;
    return isShortRow ? choices.at(-1) : choices.at((at + step) % choices.length);
  }
  if (key === 'Home') return choices[0];
  if (key === 'End') return choices.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  return [...choices.slice(at + 1), ...choices.slice(0, at + 1)].find((choice) =>
    (choice.ariaLabel ?? choice.textContent)
      .trim()
      .toLowerCase()
      .startsWith(key.toLowerCase()),
  );
}
