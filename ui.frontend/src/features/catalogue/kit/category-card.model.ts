import { z } from 'zod';
import { picture } from '../../../../../shared/models/Picture.model';
import { count, link, text } from '../../../../../shared/models/schema';

/** A family of products as shown in lists; written by the exporter's `categoryCard`. */
export const categoryCardModel = z.object({
  id: text(),
  title: z.string(),
  /** Id of the family's tag, whose drawing is shown without a picture. */
  familyId: text(),
  description: text(),
  /** Its number of products, including those of subfamilies. */
  products: count(),
  image: picture(),
  /** The family's page in the reader's language; absent if it has none. */
  link: link(),
});

export type CategoryCardModel = z.output<typeof categoryCardModel>;
