import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, useId, useRef} from 'react';

import styles from './panes.module.css';

/** A view and how to render it; only the visible one is rendered. */
export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly render: () => ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
}

/** Tabs (WAI-ARIA tabs pattern, selection follows focus). */
export function Tabs({label, tabs, selected, onSelect}: TabsProps): ReactNode {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const current = tabs.find((tab) => tab.id === selected) ?? tabs[0];
  if (!current) return null;

  const onKeyDown = (event: KeyboardEvent): void => {
    const at = tabs.indexOf(current);
    const target = {
      ArrowRight: tabs[(at + 1) % tabs.length],
      ArrowLeft: tabs.at(at - 1),
      Home: tabs[0],
      End: tabs.at(-1),
    }[event.key];
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    listRef.current?.querySelector<HTMLElement>(`[data-tab="${target.id}"]`)?.focus();
  };

  return (
    <>
      <div
        ref={listRef}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={styles.tabs}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-tab-${tab.id}`}
            type="button"
            role="tab"
            data-tab={tab.id}
            aria-selected={tab === current}
            aria-controls={tab === current ? `${id}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            className={clsx(styles.tab, tab === current && styles.selectedTab)}
            onClick={() => {
              onSelect(tab.id);
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        // Panels scroll, so the keyboard must reach them.
        tabIndex={0}
        aria-labelledby={`${id}-tab-${current.id}`}
        className={styles.panel}
      >
        {current.render()}
      </div>
    </>
  );
}
