import { z } from 'zod';
import { flag, link, listOf, text, count } from '../../../../../shared/models/schema';

/** A page in the tree, with the pages below it. */
export interface NavigationItem {
  id: string;
  title: string;
  /** Undefined if the page cannot be linked to; the item is then a heading for its children. */
  link?: z.output<ReturnType<typeof link>>;
  /** 0 for the first level shown. */
  level: number;
  /** Whether it is the current page or one of its ancestors. */
  active: boolean;
  current: boolean;
  children: NavigationItem[];
}

const navigationItem: z.ZodType<NavigationItem> = z.lazy(() =>
  z.object({
    id: z.string(),
    title: z.string(),
    link: link(),
    level: count(),
    active: flag(),
    current: flag(),
    children: listOf(navigationItem),
  }),
);

/** Core Components `navigation/v2`. */
export const navigationModel = z.object({
  id: z.string(),
  items: listOf(navigationItem),
  /** Distinguishes this navigation from others on the page. */
  accessibilityLabel: text(),
});

export type NavigationModel = z.output<typeof navigationModel>;
