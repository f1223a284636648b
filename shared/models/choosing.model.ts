import { z } from 'zod';
import { text } from './schema';

/** Addresses of the pages where visitors go on with what they chose; a site may have either, both or none. */
export const choosing = () =>
  z.preprocess(
    (value) => value || undefined,
    z
      .object({
        /** Of the comparison. */
        compare: text(),
        /** Of the form that asks for a quote. */
        quote: text(),
      })
      .optional(),
  );

export type Choosing = NonNullable<ReturnType<ReturnType<typeof choosing>['parse']>>;
