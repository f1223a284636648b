import { z } from 'zod';
import { containerModel } from '../../kit/models/container';
import { flag, listOf } from '../../../../../shared/models/schema';

/** Core Components `accordion/v1`. */
export const accordionModel = containerModel({
  id: z.string(),
  /** Opening one item closes the others. */
  singleExpansion: flag(),
  /** Node names of the items that start open. */
  expandedItems: listOf(z.string()),
  /** Level of the items' titles, from author or policy; if undefined, derived from the accordion's place. */
  headingElement: z.preprocess((v) => v || undefined, z.enum(['h2', 'h3', 'h4', 'h5', 'h6']).optional()),
});

export type AccordionModel = z.output<typeof accordionModel>;
