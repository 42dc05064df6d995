import {type RefObject, useCallback, useLayoutEffect, useState} from 'react';

/** Rows that are rendered above and below what is visible. */
const BEYOND = 8;
/** As in the style sheet. */
const ROW_REM = 1.5;

/** The part of a list that is rendered: from `first`, up to and without `end`. */
export interface VisibleRows {
  readonly first: number;
  readonly end: number;
  /** Brings a row into view, where it is not. */
  readonly reveal: (index: number) => void;
}

/**
 * Which rows of a long list are near what is visible. All rows are 1.5 rem high, and the list is all that
 * its tab panel contains.
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
  // The panel's padding counts twice, above the list and below.
  const hidden = panel.clientHeight - 2 * height;
  const isAbove = top < panel.scrollTop;
  if (!isAbove && top < panel.scrollTop + hidden) return;
  panel.scrollTop = isAbove ? top : top - hidden;
}

function rowHeight(): number {
  return ROW_REM * parseFloat(getComputedStyle(document.documentElement).fontSize);
}
