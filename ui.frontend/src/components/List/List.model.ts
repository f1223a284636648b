import { z } from 'zod';
import { flag, link, listOf, text } from '../../kit/schema';
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
});

/** Core Components `list/v4`. */
export const listModel = z.object({
  id: text(),
  dateFormatString: z.preprocess((value) => value || undefined, z.string().default('yyyy-MM-dd')),
  showDescription: flag(),
  showModificationDate: flag(),
  linkItems: flag(),
  displayItemAsTeaser: flag(),
  items: listOf(item),
});

export type ListModel = z.output<typeof listModel>;
export type ListItemModel = ListModel['items'][number];
