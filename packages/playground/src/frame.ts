import type {CSSProperties} from 'react';

/*
 * The sizes of the frame, as style attributes: the frame is painted before any of the playground's
 * style sheets has loaded, and the editor that replaces it must not move anything.
 */

const PANE_HEIGHT = 'max(34rem, 100dvh - var(--ifm-navbar-height) - 9rem)';

export const frame: Readonly<
  Record<
    'page' | 'header' | 'title' | 'columns' | 'editor' | 'inspector',
    CSSProperties
  >
> = {
  page: {
    boxSizing: 'border-box',
    maxWidth: '108rem',
    margin: '0 auto',
    padding: '0 clamp(0.75rem, 2vw, 1.5rem) 1.5rem',
  },
  header: {minHeight: '4.5rem'},
  title: {margin: 0, fontSize: '1.5rem'},
  // Two columns if there's room for both; otherwise one above the other.
  columns: {display: 'flex', flexWrap: 'wrap', gap: '1.25rem'},
  editor: {
    boxSizing: 'border-box',
    flex: '7 1 34rem',
    minWidth: 0,
    height: `var(--playground-editor-height, ${PANE_HEIGHT})`,
  },
  inspector: {
    boxSizing: 'border-box',
    flex: '5 1 24rem',
    minWidth: 0,
    height: `var(--playground-inspector-height, ${PANE_HEIGHT})`,
  },
};
