import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

const DISMISSING_EVENTS = ['mousedown', 'touchstart', 'focusin', 'keydown'] as const;

/**
 * The theme's dropdown opens on hover and Enter, and its version dropdown leaves the page on a
 * click. This one is a button: click and Enter open it, Escape and whatever happens outside
 * close it.
 */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  version,
  children,
}: Props & {readonly version?: string}): ReactNode {
  const dropdownRef = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const [isOpen, setOpen] = useState(false);
  useDismissal(dropdownRef, isOpen, () => {
    setOpen(false);
  });
  return (
    <div
      ref={dropdownRef}
      className={clsx('navbar__item dropdown dropdown--hoverable', {
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
    >
      <button
        type="button"
        className={clsx('clean-btn navbar__link', className)}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {children ?? label}
        {version && <span className="navbar-version"> {version}</span>}
      </button>
      <ul id={menuId} className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}

/** Calls back on whatever happens outside, and on Escape, which leads back to the button. */
function useDismissal(
  ref: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const handle = (event: Event): void => {
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (isEscape) {
        ref.current?.querySelector('button')?.focus();
      }
      if (
        isEscape ||
        (event.type !== 'keydown' && !ref.current?.contains(event.target as Node))
      ) {
        onDismiss();
      }
    };
    for (const name of DISMISSING_EVENTS) {
      document.addEventListener(name, handle);
    }
    return () => {
      for (const name of DISMISSING_EVENTS) {
        document.removeEventListener(name, handle);
      }
    };
  });
}
