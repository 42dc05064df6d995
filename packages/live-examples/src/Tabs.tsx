import {type KeyboardEvent, type ReactNode, useId, useState} from 'react';

import styles from './Tabs.module.css';

export interface Tab {
  id: string;
  label: string;
  render: () => ReactNode;
}

interface TabsProps {
  tabs: readonly Tab[];
  /** Accessible name of the row of tabs. */
  label: string;
  /** Keeps the panels of all tabs in the document, for readers without JavaScript. */
  keepPanels?: boolean;
  /** The tab that is open at first. Default: the first. */
  initialId?: string | undefined;
}

/** Tabs after the WAI-ARIA pattern: arrow keys, Home and End move and select. */
export function Tabs({
  tabs,
  label,
  keepPanels = false,
  initialId = tabs[0]?.id,
}: TabsProps): ReactNode {
  const baseId = useId();
  const [selectedId, setSelectedId] = useState(initialId);
  const selected = tabs.find((tab) => tab.id === selectedId) ?? tabs[0];
  if (selected === undefined) return null;
  const tabId = (tab: Tab): string => `${baseId}-tab-${tab.id}`;
  const panelId = (tab: Tab): string =>
    keepPanels ? `${baseId}-panel-${tab.id}` : `${baseId}-panel`;

  const moveOnKey = (event: KeyboardEvent): void => {
    const next = neighbor(tabs, tabs.indexOf(selected), event.key);
    if (next === undefined) return;
    event.preventDefault();
    setSelectedId(next.id);
    document.getElementById(tabId(next))?.focus();
  };

  return (
    <>
      <div role="tablist" aria-label={label} className={styles.bar}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={tabId(tab)}
            type="button"
            role="tab"
            aria-selected={tab === selected}
            aria-controls={panelId(tab)}
            tabIndex={tab === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => {
              setSelectedId(tab.id);
            }}
            onKeyDown={moveOnKey}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {(keepPanels ? tabs : [selected]).map((tab) => (
        <div
          key={keepPanels ? tab.id : 'selected'}
          id={panelId(tab)}
          role="tabpanel"
          aria-labelledby={tabId(tab)}
          hidden={tab !== selected}
          // A panel that scrolls must be reached by the keyboard.
          tabIndex={0}
          className={styles.panel}
        >
          {tab.render()}
        </div>
      ))}
    </>
  );
}

function neighbor(tabs: readonly Tab[], index: number, key: string): Tab | undefined {
  switch (key) {
    case 'ArrowLeft':
      return tabs.at((index - 1) % tabs.length);
    case 'ArrowRight':
      return tabs.at((index + 1) % tabs.length);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}
