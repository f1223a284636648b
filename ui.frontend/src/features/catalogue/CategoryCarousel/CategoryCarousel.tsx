import type { ReactNode } from 'react';
import { useIsPictured } from '../kit/cards/use-is-pictured';
import { CategoryCard } from '../FeaturedCategoryList/CategoryCard';
import { CardCarousel } from '../ProductCarousel/CardCarousel';
import type { CategoryCarouselModel } from './CategoryCarousel.model';

/** Product families in a carousel. To show all at once use FeaturedCategoryList. */
export function CategoryCarousel({ categories, ...rest }: CategoryCarouselModel): ReactNode {
  const pictured = categories.some(useIsPictured());
  const cards = categories.map((category, index) => ({
    name: category.id ?? `${index}`,
    title: category.title,
    content: <CategoryCard {...category} pictured={pictured} />,
  }));
  return <CardCarousel {...rest} className="cmp-categorycarousel" cards={cards} />;
}
