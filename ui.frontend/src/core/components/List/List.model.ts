import { z } from 'zod';
import { flag, link, listOf, text } from '../../../../../shared/models/schema';
import { listPages } from '../../kit/paging/list-pages.model';
import { tagLinks } from '../../kit/models/tag-links.model';
import { teaserModel } from '../Teaser/Teaser.model';

const item = z.object({
  id: text(),
  title: text(),
  description: text(),
  link: link(),
  /** Milliseconds, as AEM exports it. */
  lastModified: z.preprocess((value) => value || undefined, z.number().optional()),
  /** ISO day of an article or a post; wins over the last change. */
  date: text(),
  /** The page as a teaser, where the list shows teasers. */
  teaser: z.preprocess((value) => value || undefined, teaserModel.optional()),
  /** What the page is about, where the list shows tags. */
  tags: tagLinks(),
});

/** Core Components `list/v4`; by its author's wish in pages, and with the tags that narrow it down. */
export const listModel = z.object({
  id: text(),
  dateFormatString: z.preprocess((value) => value || undefined, z.string().default('yyyy-MM-dd')),
  showDescription: flag(),
  showModificationDate: flag(),
  linkItems: flag(),
  displayItemAsTeaser: flag(),
  items: listOf(item),
  ...listPages,
  /** What the list is called while it is narrowed down to a tag. */
  heading: text(),
  /** To all of the list; absent where it shows no tags. */
  allLink: link(),
  /** Those that its entries have; `current` is what it is narrowed down to. */
  tagLinks: listOf(z.object({ title: text(), link: link(), current: flag() })),
});

export type ListModel = z.output<typeof listModel>;
export type ListItemModel = ListModel['items'][number];
