import { z } from 'zod';
import { flag, link, text } from '../../../../../shared/models/schema';

/** Core Components `title/v3`. */
export const titleModel = z.object({
  id: z.string(),
  text: text(),
  /** Authored or policy's level; without one the heading takes the level of its place. */
  type: z.preprocess((v) => v || undefined, z.enum(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']).optional()),
  link: link(),
  linkDisabled: flag(),
});

export type TitleModel = z.output<typeof titleModel>;
