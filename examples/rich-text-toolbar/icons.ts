/** Stroke paths on a 24 by 24 grid. */
export const ICONS: Partial<Record<string, string>> = {
  undo: 'M8.5 5 4 9.5 8.5 14M4 9.5h10a5.25 5.25 0 0 1 0 10.5H9',
  redo: 'M15.5 5 20 9.5 15.5 14M20 9.5H10A5.25 5.25 0 0 0 10 20h5',
  bold: 'M7 5h6.5a3.5 3.5 0 0 1 0 7H7zM7 12h7.5a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10.5 5H18M6 19h7.5M14.5 5l-5 14',
  underline: 'M7 4v7a5 5 0 0 0 10 0V4M6 20h12',
  strikethrough:
    'M4 12h16M16.5 8A4 4 0 0 0 12.5 5h-1C6.5 5 6.5 10.5 10 12M7.5 16a4 4 0 0 0 4 3h1c4 0 5-4 3-7',
  code: 'm8 7-5 5 5 5M16 7l5 5-5 5',
  h2: 'M4 6v13M12 6v13M4 12.5h8M16.5 12a2.25 2.25 0 1 1 4 1.5L16.5 19H21',
  h3: 'M4 6v13M12 6v13M4 12.5h8M16.5 10H21l-2.5 3.25A2.9 2.9 0 1 1 16.25 18',
  quote: 'M5 6v12M10 8h9M10 12h9M10 16h5',
  bullet: 'M10 6h10M10 12h10M10 18h10M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  number: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 15.5c0-2 3-2 3 0 0 1.2-3 2-3 4h3',
  left: 'M4 6h16M4 10h10M4 14h16M4 18h10',
  center: 'M4 6h16M7 10h10M4 14h16M7 18h10',
  right: 'M4 6h16M10 10h10M4 14h16M10 18h10',
};
