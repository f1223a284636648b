import { z } from 'zod';
import { productCardModel } from '../../../../../shared/features/catalogue/api/product-card.model';
import { count, listOf, text } from '../../../../../shared/models/schema';

/** Number of slides visible on a wide page: 2, 3 or 4; fewer on smaller screens. */
export const cardsPerPage = () =>
  count(4).pipe(z.number().transform((n) => Math.min(Math.max(Math.round(n), 2), 4)));

export const headingTag = () =>
  z.preprocess((v) => v || undefined, z.enum(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']).optional());

/** CIF `productcarousel/v1`, with products of our catalogue. */
export const productCarouselModel = z.object({
  id: z.string(),
  title: text(),
  titleType: headingTag(),
  perPage: cardsPerPage(),
  products: listOf(productCardModel),
});

export type ProductCarouselModel = z.output<typeof productCarouselModel>;
