export type IconName = 'bold' | 'italic' | 'heading' | 'list' | 'undo' | 'redo';

/** Stroke paths on a 24 by 24 grid. */
export const ICONS: Record<IconName, string> = {
  bold: 'M7 5h6.5a3.5 3.5 0 0 1 0 7H7zM7 12h7.5a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10.5 5H18M6 19h7.5M14.5 5l-5 14',
  heading: 'M6 5v14M18 5v14M6 12h12',
  list: 'M10 6h10M10 12h10M10 18h10M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  undo: 'M8.5 5 4 9.5 8.5 14M4 9.5h10a5.25 5.25 0 0 1 0 10.5H9',
  redo: 'M15.5 5 20 9.5 15.5 14M20 9.5H10A5.25 5.25 0 0 0 10 20h5',
};
