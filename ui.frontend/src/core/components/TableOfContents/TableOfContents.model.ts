import { z } from 'zod';
import { choice, href, listOf, text } from '../../../../../shared/models/schema';

/** A heading of the page, with those below it. */
export interface TocItem {
  id: string;
  text: string;
  /** The heading's address. @default its id, as a hash */
  href?: string | undefined;
  /** Whether it is the current part of the page. */
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

/** Class names; set by policies. */
const classes = (fallback: readonly string[]) =>
  z.preprocess((value) => value || undefined, z.array(z.string()).default([...fallback]));

/** Core Components `tableofcontents/v1`. */
export const tableOfContentsModel = z.object({
  id: text(),
  listType: choice(['bulleted', 'numbered'], 'bulleted'),
  startLevel: choice(levels, 'h1'),
  stopLevel: choice(levels, 'h6'),
  /** Only headings with one of these classes, or inside an element with one; if empty, all. */
  includeClasses: classes([]),
  /** Never these. Titles of accordion items are not part of the outline, and those of cards lead to other pages. */
  ignoreClasses: classes(['cmp-accordion__header', 'cmp-card__title', 'cmp-teaser__title']),
  /** The entries, if known; otherwise the page's headings, found while rendering. */
  items: listOf(item),
});

export type TableOfContentsModel = z.output<typeof tableOfContentsModel>;
