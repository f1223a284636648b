import type { z } from 'zod';
import { categoryFixtures } from './categories.fixtures';
import type { featuredCategoryListModel } from './FeaturedCategoryList.model';

export const fixtures = categoryFixtures('featuredcategorylist') satisfies Record<
  string,
  z.input<typeof featuredCategoryListModel>
>;
