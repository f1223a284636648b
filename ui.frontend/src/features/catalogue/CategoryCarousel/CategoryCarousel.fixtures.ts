import type { z } from 'zod';
import { categoryFixtures } from '../FeaturedCategoryList/categories.fixtures';
import type { categoryCarouselModel } from './CategoryCarousel.model';

const shared = categoryFixtures('categorycarousel');

export const fixtures = {
  ...shared,
  'two in view': { ...shared.default, id: 'categorycarousel-20', perPage: 2 },
  'three in view': { ...shared.default, id: 'categorycarousel-21', perPage: 3 },
} satisfies Record<string, z.input<typeof categoryCarouselModel>>;
