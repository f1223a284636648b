import { z } from 'zod';
import { text } from '../../../../../shared/models/schema';

/** Core Components `form/hidden/v2`. */
export const formHiddenModel = z.object({
  id: text(),
  name: text(),
  value: text(),
  /** For authors only. */
  title: text(),
});

export type FormHiddenModel = z.output<typeof formHiddenModel>;
