import { arrowRight, chevronLeft, chevronRight, close } from './icon-strokes';

/**
 * Line icons on a 24 px grid with a 1.75 px stroke and square ends, like the typeface's straight terminals.
 * Strokes keep a margin of 3 px, so that icons of different shapes look equally large.
 */
export const iconPaths = {
  'arrow-right': arrowRight,
  'chevron-down': 'm6 9.25 6 6 6-6',
  'chevron-left': chevronLeft,
  'chevron-right': chevronRight,
  'chevron-up': 'm6 14.75 6-6 6 6',
  close,
  email: 'M3.5 5.5h17v13h-17zM4 6.25l8 6.5 8-6.5',
  minus: 'M5 12h14',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  phone: 'M8.25 3.75H4.5c0 8.7 7.05 15.75 15.75 15.75v-3.75l-4-1.75-2.1 2.1a13 13 0 0 1-6.25-6.25L10 7.75z',
  play: 'M7.5 5v14l11-7z',
  plus: 'M12 5v14M5 12h14',
  warning: 'M12 4 21 19.5H3zM12 10v4.25M12 16.75v.1',
} as const;

/** The names of the icons that components can show. */
export type IconName = keyof typeof iconPaths;

/** For schemas that let authors choose one. */
export const iconNames = Object.keys(iconPaths) as [IconName, ...IconName[]];
