import { z } from 'zod';
import { text } from '../../models/schema';

/**
 * Addresses of the pages where visitors continue with the products they chose; a site can have either, both or none.
 */
export const choosing = () =>
  z.preprocess(
    (value) => value || undefined,
    z
      .object({
        /** The comparison page. */
        compare: text(),
        /** The page with the quote request form. */
        quote: text(),
      })
      .optional(),
  );

export type Choosing = NonNullable<ReturnType<ReturnType<typeof choosing>['parse']>>;
