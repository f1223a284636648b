import { z } from 'zod';
import { choice, href, listOf, text } from '../../../../../shared/models/schema';

/** A heading of the page, with those below it. */
export interface TocItem {
  id: string;
  text: string;
  /** Address of the heading. @default its id, as a hash */
  href?: string | undefined;
  /** The part of the page that is being read. */
  active?: boolean | undefined;
  children: readonly TocItem[];
}

const item: z.ZodType<TocItem, unknown> = z.object({
  id: z.string(),
  text: z.string(),
  href: href(),
  active: z.preprocess((value) => value || undefined, z.boolean().optional()),
  get children() {
    return listOf(item);
  },
});

const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Class names; policies set them. */
const classes = (fallback: readonly string[]) =>
  z.preprocess((value) => value || undefined, z.array(z.string()).default([...fallback]));

/** Core Components `tableofcontents/v1`. */
export const tableOfContentsModel = z.object({
  id: text(),
  listType: choice(['bulleted', 'numbered'], 'bulleted'),
  startLevel: choice(levels, 'h1'),
  stopLevel: choice(levels, 'h6'),
  /** Only headings with one of these classes, or inside an element with one; all where there are none. */
  includeClasses: classes([]),
  /** Never these. Titles of accordion items are no outline of the page, and those of cards lead away from it. */
  ignoreClasses: classes(['cmp-accordion__header', 'cmp-card__title', 'cmp-teaser__title']),
  /** The entries, where they are known; else the page's headings, found when it is drawn. */
  items: listOf(item),
});

export type TableOfContentsModel = z.output<typeof tableOfContentsModel>;
