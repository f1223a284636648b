import { z } from 'zod';
import { categoryCardModel } from '../kit/category-card.model';
import { listOf, text } from '../../../../../shared/models/schema';
import { headingTag } from '../ProductCarousel/ProductCarousel.model';

/** CIF `featuredcategorylist/v1`, with our families, which are tags. */
export const featuredCategoryListModel = z.object({
  id: text(),
  title: text(),
  titleType: headingTag(),
  categories: listOf(categoryCardModel),
});

export type FeaturedCategoryListModel = z.output<typeof featuredCategoryListModel>;
