import {type KeyboardEvent, type ReactNode, useId, useState} from 'react';

/** A view and how to render it. */
export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly render: () => ReactNode;
}

/** CSS classes of the row of tabs, of each tab, and of each panel. */
export type TabStyles = Readonly<Partial<Record<'bar' | 'panel' | 'tab', string>>>;

interface TabsProps {
  readonly tabs: readonly Tab[];
  /** Accessible name of the row of tabs. */
  readonly label: string;
  readonly styles: TabStyles;
  /** Keeps the panels of all tabs in the document, for readers without JavaScript. */
  readonly keepPanels?: boolean;
  /** The tab that is open at first. Default: the first. */
  readonly initialId?: string | undefined;
  /** The open tab, if the parent decides which it is. */
  readonly selected?: string | undefined;
  readonly onSelect?: (id: string) => void;
}

/**
 * Tabs after the WAI-ARIA pattern: arrow keys, Home and End move and select.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs(props: TabsProps): ReactNode {
  const {tabs, label, styles, keepPanels = false, initialId = tabs[0]?.id} = props;
  const baseId = useId();
  const [ownId, setOwnId] = useState(initialId);
  const selectedId = props.selected ?? ownId;
  const selected = tabs.find((tab) => tab.id === selectedId) ?? tabs[0];
  if (selected === undefined) return null;
  const tabId = (tab: Tab): string => `${baseId}-tab-${tab.id}`;
  const panelId = (tab: Tab): string =>
    keepPanels ? `${baseId}-panel-${tab.id}` : `${baseId}-panel`;
  const select = (tab: Tab): void => {
    setOwnId(tab.id);
    props.onSelect?.(tab.id);
  };

  const moveOnKey = (event: KeyboardEvent): void => {
    const next = neighbor(tabs, tabs.indexOf(selected), event.key);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
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
            aria-controls={keepPanels || tab === selected ? panelId(tab) : undefined}
            tabIndex={tab === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => select(tab)}
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
