import {type RefObject, useCallback, useLayoutEffect, useState} from 'react';

/** Rows that are rendered above and below the visible ones. */
const BEYOND = 8;
/** Must match the style sheet. */
const ROW_REM = 1.5;

/** The rendered part of a list: from `first` up to, but not including, `end`. */
export interface VisibleRows {
  readonly first: number;
  readonly end: number;
  /** Scrolls a row into view if it's outside. */
  readonly reveal: (index: number) => void;
}

/**
 * Returns which rows of a long list are visible or near. All rows are 1.5 rem high, and the list is
 * the only content of its tab panel.
 */
export function useVisibleRows(list: RefObject<HTMLElement | null>): VisibleRows {
  const [range, setRange] = useState({first: 0, end: 0});
  useLayoutEffect(() => {
    const panel = panelOf(list);
    if (!panel) return;
    const update = (): void => {
      const {scrollTop, clientHeight} = panel;
      const height = rowHeight();
      const first = Math.max(0, Math.floor(scrollTop / height) - BEYOND);
      const end = Math.ceil((scrollTop + clientHeight) / height) + BEYOND;
      setRange((was) => (was.first === first && was.end === end ? was : {first, end}));
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(panel);
    panel.addEventListener('scroll', update, {passive: true});
    return () => {
      observer.disconnect();
      panel.removeEventListener('scroll', update);
    };
  }, [list]);
  const reveal = useCallback(
    (index: number) => {
      scrollToRow(panelOf(list), index);
    },
    [list],
  );
  return {...range, reveal};
}

function panelOf(list: RefObject<HTMLElement | null>): HTMLElement | null {
  return list.current?.closest<HTMLElement>('[role=tabpanel]') ?? null;
}

function scrollToRow(panel: HTMLElement | null, index: number): void {
  if (!panel) return;
  const height = rowHeight();
  const top = index * height;
  // The panel has padding above and below the list.
  const hidden = panel.clientHeight - 2 * height;
  const isAbove = top < panel.scrollTop;
  if (!isAbove && top < panel.scrollTop + hidden) return;
  panel.scrollTop = isAbove ? top : top - hidden;
}

function rowHeight(): number {
  return ROW_REM * parseFloat(getComputedStyle(document.documentElement).fontSize);
}
