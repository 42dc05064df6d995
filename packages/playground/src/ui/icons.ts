/** Stroke paths on a 24 by 24 grid. */
export const ICONS = {
  undo: 'M8.5 5 4 9.5 8.5 14M4 9.5h10a5.25 5.25 0 0 1 0 10.5H9',
  redo: 'M15.5 5 20 9.5 15.5 14M20 9.5H10A5.25 5.25 0 0 0 10 20h5',
  bold: 'M7 5h6.5a3.5 3.5 0 0 1 0 7H7zM7 12h7.5a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10.5 5H18M6 19h7.5M14.5 5l-5 14',
  underline: 'M7 4v7a5 5 0 0 0 10 0V4M5 20h14',
  strikethrough:
    'M4 12h16M8 8c0-2.2 1.8-3.5 4-3.5 1.9 0 3.4.9 4 2.5M8 16c.4 2.2 2 3.5 4.2 3.5 2.3 0 4-1.3 4-3.4',
  inlineCode: 'm9 7-5 5 5 5M15 7l5 5-5 5',
  subscript:
    'm4 6 8 9M12 6l-8 9M16 16.2c.2-1 .9-1.7 2-1.7s1.9.7 1.9 1.7c0 1.7-2.6 2.1-3.9 4.3h4',
  superscript:
    'm4 10 8 9M12 10l-8 9M16 4.7c.2-1 .9-1.7 2-1.7s1.9.7 1.9 1.7c0 1.7-2.6 2.1-3.9 4.3h4',
  highlight: 'm9 14 7.5-8.5 3 2.6L12 16.6zM9 14l-1.5 4 4.5-1.4M4 20.5h6',
  clear: 'M6 5h12M12 5l-1.6 7M9.7 15.5 9 19M15 15l5 5M20 15l-5 5',
  color: 'm6 15 6-11 6 11M8.2 11h7.6M4 20h16',
  background:
    'M5 11.5 11.5 5l6.5 6.5-6.5 6.5zM5 11.5h13M20 15.5c1 1.5 1.5 2.2 1.5 3a1.5 1.5 0 0 1-3 0c0-.8.5-1.5 1.5-3',
  font: 'M5 19 11 5h2l6 14M7.5 14h9M3.5 19H8M16 19h4.5',
  fontSize: 'M3 7V5h11v2M8.5 5v14M6.5 19h4M13 13v-1.5h8V13M17 11.5V19M15.5 19h3',
  start: 'M4 5v14M8 7h12M8 12h7M8 17h10',
  end: 'M20 5v14M4 7h12M9 12h7M6 17h10',
  left: 'M4 6h16M4 10h10M4 14h16M4 18h10',
  center: 'M4 6h16M7 10h10M4 14h16M7 18h10',
  right: 'M4 6h16M10 10h10M4 14h16M10 18h10',
  justify: 'M4 6h16M4 10h16M4 14h16M4 18h16',
  indent: 'M4 6h16M11 10h9M11 14h9M4 18h16M4 10l3 2-3 2z',
  outdent: 'M4 6h16M11 10h9M11 14h9M4 18h16M7 10l-3 2 3 2z',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
  unlink:
    'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7M4 4l16 16',
  plus: 'M12 5v14M5 12h14',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  up: 'm7 14 5-5 5 5',
  save: 'M5 5h11l3 3v11H5zM8 5v5h7V5M8 19v-5h8v5',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  keyboard: 'M3 6.5h18v11H3zM6.5 10h.01M10 10h.01M13.5 10h.01M17.5 10h.01M8 14h8',
  find: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l4.5 4.5',
  matchCase:
    'm3 18 4.5-12L12 18M4.6 14h5.8M20 11v7M20 14.5a3 3.5 0 1 1-6 0 3 3.5 0 0 1 6 0',
  wholeWord:
    'M3 15v4h18v-4M7 8h4v6H8a1.8 1.8 0 0 1 0-3.5h3M14 5v9h1.5a3 3 0 0 0 0-6H14',
  chevron: 'm7 10 5 5 5-5',
  paragraph: 'M13 5v14M17 5v14M19 5H9.5a4 4 0 0 0 0 8H13',
  heading: 'M6 5v14M18 5v14M6 12h12',
  quote: 'M10 7H5v6h5zm0 6c0 2-1 3.5-3 4.5M19 7h-5v6h5zm0 6c0 2-1 3.5-3 4.5',
  bullet: 'M10 6h10M10 12h10M10 18h10M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  number:
    'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v4M3.7 14.2c.2-.8.8-1.2 1.5-1.2.8 0 1.4.5 1.4 1.2 0 1.3-2 1.6-2.9 3.3h3',
  check: 'M4 5.5h5v5H4zM4 14h5v5H4zM5.3 8l1 1 1.7-2M13 8h7M13 16.5h7',
  code: 'M4 5h16v14H4zM9.5 9.5 7 12l2.5 2.5M14.5 9.5 17 12l-2.5 2.5',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9.2h.01',
  rule: 'M4 12h16M8 6h8M8 18h8',
  pageBreak: 'M6 3v5h12V3M6 21v-5h12v5M3 12h3M9 12h2M13 12h2M18 12h3',
  mark: 'M5 5h14v10h-8l-4 4v-4H5z',
  share: 'M12 15V4M8 7.5 12 4l4 3.5M6 12v7h12v-7',
  import: 'M12 4v11M8 11.5l4 3.5 4-3.5M5 19h14',
  plugins: 'M5 8h9M18 8h1M5 16h1M10 16h9M16 6v4M8 14v4',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  close: 'm6 6 12 12M18 6 6 18',
  drag: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  edit: 'm5 19 1-4L16 5l3 3L9 18z',
  open: 'M10 6H5v13h13v-5M13 4h7v7M20 4l-9 9',
  people:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M3.5 19c.5-3 2.6-5 5.5-5s5 2 5.5 5M16 11.2a2.7 2.7 0 1 0-1-5M17 14.2c2 .5 3.2 2.2 3.5 4.8',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 11v5M13.5 11v5',
  back: 'm14 6-6 6 6 6',
  forward: 'm10 6 6 6-6 6',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
} as const;

export type IconName = keyof typeof ICONS;
