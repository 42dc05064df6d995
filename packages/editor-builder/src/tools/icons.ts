/** Stroke paths on a 24 by 24 grid. */
export const ICONS = {
  checks: 'm4 7 1.5 1.5L8 6M4 16l1.5 1.5L8 15M12 7h8M12 16.5h8',
  codeBlock: 'M4 4h16v16H4zM10 9l-3 3 3 3M14 9l3 3-3 3',
  collapsible: 'm5 5 4 3.5L5 12zM12 8.5h8M12 14h8M12 18.5h8',
  columns: 'M4 5h16v14H4zM12 5v14',
  equation: 'M18 8V5H6l6 7-6 7h12v-3',
  find: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9.5h.01',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  rule: 'M4 12h16M8 7h8M8 17h8',
  table: 'M4 5h16v14H4zM4 9.7h16M4 14.3h16M9.3 5v14M14.7 5v14',
  video: 'M4 5h16v14H4zM10 9v6l5-3z',
} as const;

export type IconName = keyof typeof ICONS;
