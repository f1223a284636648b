import type { ReactNode } from 'react';

/** Strokes on a grid of 20 by 20. */
const strokes = {
  add: 'M10 4v12M4 10h12',
  alert: 'M10 3 18 17H2zM10 8v4M10 14.6v.4',
  back: 'M12.5 4.5 7 10l5.5 5.5',
  bin: 'M4 6h12M8 6V4h4v2M5.5 6l.8 10.5h7.4L14.5 6M8.5 9v5M11.5 9v5',
  cards: 'M3 4h6v5H3zM11 4h6v5h-6zM3 11h6v5H3zM11 11h6v5h-6z',
  check: 'm4 10.5 4 4 8-9',
  clock: 'M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4M10 6v4.2l3 1.8',
  close: 'm5 5 10 10M15 5 5 15',
  columns: 'M3 4h14v12H3zM7.7 4v12M12.3 4v12',
  copy: 'M7 7h9v9H7zM4 13V4h9',
  down: 'M4.5 7.5 10 13l5.5-5.5',
  edit: 'm4 16 1-3.5L13.5 4 16 6.5 7.5 15z',
  folder: 'M2.5 5h5l2 2h8v8.5h-15z',
  globe:
    'M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4M2.8 10h14.4M10 2.8c5 4.4 5 10 0 14.4-5-4.4-5-10 0-14.4',
  grip: 'M7.5 5v.1M12.5 5v.1M7.5 10v.1M12.5 10v.1M7.5 15v.1M12.5 15v.1',
  help: 'M7 7.5C7 3 13.4 3.4 13 7.4c-.2 2-3 2.4-3 4.6M10 15v.4',
  home: 'M3 9.5 10 3.5l7 6M5 8.5V16h10V8.5',
  image: 'M3 4h14v12H3zM3 14l4.5-4.5L11 13l2.5-2.5L17 14M13 7.4v.2',
  info: 'M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4M10 9v5M10 6v.4',
  link: 'M8.5 11.5 11.5 8.5M9 6l1.5-1.5a3.5 3.5 0 0 1 5 5L14 11M11 14l-1.5 1.5a3.5 3.5 0 0 1-5-5L6 9',
  list: 'M7 5h10M7 10h10M7 15h10M3 5h1M3 10h1M3 15h1',
  lock: 'M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  more: 'M4.5 10h.1M10 10h.1M15.5 10h.1',
  move: 'M3 10h13M12 5.5l4.5 4.5-4.5 4.5',
  page: 'M5 2.8h6.5L15 6.3v10.9H5zM11 3v4h4',
  properties: 'M3 6h8M15 6h2M3 14h2M9 14h8M13 4.2v3.6M7 12.2v3.6',
  publish: 'M10 14V4M6 7.5 10 3.5l4 4M3.5 16.5h13',
  restore: 'M4 7.5h8a4 4 0 0 1 0 8H8M7 4.5l-3 3 3 3',
  right: 'M7.5 4.5 13 10l-5.5 5.5',
  search: 'M8.5 3.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10M12.3 12.3 17 17',
  tag: 'M3 3.5h6.5l7 7-6 6-7.5-7.5zM6.6 7v.1',
  unpublish: 'M10 4v10M6 10.5l4 4 4-4M3.5 17h13',
  up: 'm4.5 12.5 5.5-5.5 5.5 5.5',
  user: 'M10 3a3.3 3.3 0 1 1 0 6.6A3.3 3.3 0 0 1 10 3M3.5 17c.6-6.4 12.4-6.4 13 0',
} as const;

export type IconName = keyof typeof strokes;

/** A drawing beside a word, which says the same. */
export const Icon = ({ name }: { name: IconName }): ReactNode => (
  <svg className="co-icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={strokes[name]} />
  </svg>
);
