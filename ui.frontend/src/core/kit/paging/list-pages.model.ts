import { z } from 'zod';
import { count, flag, link, listOf } from '../../../../../shared/models/schema';

/** A paginated list, as written by the exporter's `paged`. */
export const listPages = {
  total: count(),
  /** From 1; 0 if there are none. */
  first: count(),
  last: count(),
  /** Empty if everything fits on one page. */
  pages: listOf(z.object({ number: z.number(), current: flag(), link: link() })),
};

export type ListPagesModel = z.output<z.ZodObject<typeof listPages>>;
