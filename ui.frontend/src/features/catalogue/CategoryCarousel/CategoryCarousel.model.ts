import { z } from 'zod';
import { featuredCategoryListModel } from '../FeaturedCategoryList/FeaturedCategoryList.model';
import { cardsPerPage } from '../ProductCarousel/ProductCarousel.model';

/** CIF `categorycarousel/v1`: the featured category list as a carousel. */
export const categoryCarouselModel = featuredCategoryListModel.extend({
  id: z.string(),
  perPage: cardsPerPage(),
});

export type CategoryCarouselModel = z.output<typeof categoryCarouselModel>;
