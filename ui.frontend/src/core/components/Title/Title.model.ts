import { z } from 'zod';
import { flag, link, text } from '../../../../../shared/models/schema';

/** Core Components `title/v3`. */
export const titleModel = z.object({
  id: z.string(),
  text: text(),
  /** Level from author or policy; if undefined, derived from the heading's place. */
  type: z.preprocess((v) => v || undefined, z.enum(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']).optional()),
  link: link(),
  linkDisabled: flag(),
});

export type TitleModel = z.output<typeof titleModel>;
