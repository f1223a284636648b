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
  /** ISO date of an article or post; takes precedence over the last change. */
  date: text(),
  /** The page as a teaser, if the list shows teasers. */
  teaser: z.preprocess((value) => value || undefined, teaserModel.optional()),
  /** The page's tags, if the list shows tags. */
  tags: tagLinks(),
});

/** Core Components `list/v4`, plus pagination and filtering by tag, if its author chose them. */
export const listModel = z.object({
  id: text(),
  dateFormatString: z.preprocess((value) => value || undefined, z.string().default('yyyy-MM-dd')),
  showDescription: flag(),
  showModificationDate: flag(),
  linkItems: flag(),
  displayItemAsTeaser: flag(),
  items: listOf(item),
  ...listPages,
  /** The list's title while it is filtered by a tag. */
  heading: text(),
  /** Link to the unfiltered list; undefined if it shows no tags. */
  allLink: link(),
  /** The tags of all entries; `current` marks the one that filters. */
  tagLinks: listOf(z.object({ title: text(), link: link(), current: flag() })),
});

export type ListModel = z.output<typeof listModel>;
export type ListItemModel = ListModel['items'][number];
