import clsx from 'clsx';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import {createPortal} from 'react-dom';

import {Icon} from './Icon';
import type {IconName} from './icons';
import {Menu, type MenuItem} from './Menu';
import styles from './ui.module.css';

interface MenuButtonProps {
  label: string;
  icon?: IconName;
  /** The text on the button; the label is then its accessible name. */
  children?: ReactNode;
  items: readonly MenuItem[];
  /** Items in rows, such as colors. */
  columns?: number;
  disabled?: boolean;
  className?: string | undefined;
  /** Called after a choice when the menu has closed, so that the focus can move. */
  onDone: () => void;
}

/** A button that opens a menu (WAI-ARIA menu button pattern). */
export function MenuButton(props: MenuButtonProps): ReactNode {
  const {label, icon, children, items, columns, disabled, className, onDone} = props;
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const wrapperRef = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const close = useCallback(() => {
    setOpen(null);
  }, []);
  useClosingOutside(wrapperRef, menuId, open !== null, close);

  return (
    <div className={styles.menuWrapper} ref={wrapperRef}>
      <button
        ref={setButton}
        type="button"
        className={clsx(styles.tool, className)}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        aria-controls={open === null ? undefined : menuId}
        aria-disabled={disabled}
        data-roving-item
        onMouseDown={(event) => {
          event.preventDefault();
        }}
        onClick={() => {
          if (!disabled) setOpen(open === null ? 'first' : null);
        }}
        onKeyDown={(event) => {
          if (disabled || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp'))
            return;
          event.preventDefault();
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        {icon && <Icon name={icon} />}
        {children}
        <span className={styles.chevron}>
          <Icon name="chevron" />
        </span>
      </button>
      {open !== null &&
        button &&
        // Outside of the toolbar, whose keys differ from those of menus.
        createPortal(
          <Menu
            id={menuId}
            label={label}
            items={items}
            columns={columns ?? 1}
            anchor={button}
            start={open}
            onClose={(chosen) => {
              setOpen(null);
              if (!chosen) button.focus();
              else if (!chosen.takesFocus) onDone();
            }}
          />,
          button.closest('[data-workspace]') ?? document.body,
        )}
    </div>
  );
}

function useClosingOutside(
  ref: RefObject<HTMLElement | null>,
  menuId: string,
  active: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!active) return;
    const onPointer = (event: Event): void => {
      if (!(event.target instanceof Node)) return;
      const isInside = [ref.current, document.getElementById(menuId)].some((element) =>
        element?.contains(event.target as Node),
      );
      if (!isInside) close();
    };
    document.addEventListener('pointerdown', onPointer, true);
    document.addEventListener('focusin', onPointer, true);
    return () => {
      document.removeEventListener('pointerdown', onPointer, true);
      document.removeEventListener('focusin', onPointer, true);
    };
  }, [ref, menuId, active, close]);
}
