import { z } from 'zod';
import { count, flag, link, listOf } from '../../../../../shared/models/schema';

/** A list of products that comes in pages; what `paged` of the exporter writes. */
export const listPages = {
  total: count(),
  /** Counted from 1; 0 where there is none. */
  first: count(),
  last: count(),
  /** Empty where one page holds them all. */
  pages: listOf(z.object({ number: z.number(), current: flag(), link: link() })),
};

export type ListPagesModel = z.output<z.ZodObject<typeof listPages>>;
