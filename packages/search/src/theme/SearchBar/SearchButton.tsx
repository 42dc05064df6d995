import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, type Ref, useSyncExternalStore} from 'react';

import styles from './styles.module.css';

interface Props {
  readonly ref: Ref<HTMLButtonElement>;
  /** Called when the reader approaches the button with the pointer, the focus or a touch. */
  readonly onApproach: () => void;
  readonly onClick: () => void;
}

/**
 * A button that looks like a search field; an icon if the navbar is narrow.
 *
 * The class names are DocSearch's, which other tools use; the styles are our own.
 */
export default function SearchButton({ref, onApproach, onClick}: Props): ReactNode {
  const isApple = useSyncExternalStore(neverChanges, isApplePlatform, () => false);
  const text = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The ARIA label for search button',
  });
  return (
    <button
      ref={ref}
      type="button"
      className={clsx('DocSearch DocSearch-Button', styles.button)}
      aria-label={`${text} (${isApple ? 'Command' : 'Ctrl'}+K)`}
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      aria-haspopup="dialog"
      onMouseEnter={onApproach}
      onFocus={onApproach}
      onTouchStart={onApproach}
      onClick={onClick}
    >
      <SearchIcon />
      <span className={clsx('DocSearch-Button-Placeholder', styles.placeholder)}>
        {text}
      </span>
      <span className={clsx('DocSearch-Button-Keys', styles.keys)} aria-hidden="true">
        <kbd className={clsx('DocSearch-Button-Key', styles.modifier)}>
          {isApple ? '⌘' : 'Ctrl'}
        </kbd>
        <kbd className="DocSearch-Button-Key">K</kbd>
      </span>
    </button>
  );
}

function SearchIcon(): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="8.75" cy="8.75" r="5.5" />
      <path d="m13 13 4 4" />
    </svg>
  );
}

function isApplePlatform(): boolean {
  return /Mac|iPhone|iPod|iPad/i.test(navigator.platform);
}

/** The platform doesn't change during the page's lifetime. */
function neverChanges() {
  return () => undefined;
}
