import { z } from 'zod';
import { picture } from '../../../../../shared/models/Picture.model';
import { count, link, text } from '../../../../../shared/models/schema';

/** A family of products as components show it among others; what `categoryCard` of the exporter writes. */
export const categoryCardModel = z.object({
  id: text(),
  title: z.string(),
  /** Id of the family's tag: what is drawn where there is no picture. */
  familyId: text(),
  description: text(),
  /** How many products it has, with those of the families below it. */
  products: count(),
  image: picture(),
  /** The family's page in the reader's language; absent for what has none. */
  link: link(),
});

export type CategoryCardModel = z.output<typeof categoryCardModel>;
