import type { ReactNode } from 'react';
import { useIsPictured } from '../kit/cards/use-is-pictured';
import { NextHeadingLevel, Heading } from '../../../core/kit/heading';
import { CategoryCard } from './CategoryCard';
import type { FeaturedCategoryListModel } from './FeaturedCategoryList.model';

/** Product families at a glance: entry points to the catalogue. */
export function FeaturedCategoryList({
  id,
  title,
  titleType,
  categories,
}: FeaturedCategoryListModel): ReactNode {
  const pictured = categories.some(useIsPictured());
  const columns = Math.min(Math.max(categories.length, 2), 4);
  const list = (
    <ul className="product-cards__list" role="list">
      {categories.map((category, index) => (
        <li className="product-cards__item" key={category.id ?? index}>
          <CategoryCard {...category} pictured={pictured} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="cmp-featuredcategorylist" id={id}>
      {title && (
        <Heading className="cmp-featuredcategorylist__title" level={titleType}>
          {title}
        </Heading>
      )}
      <div className="product-cards" data-columns={columns}>
        {title ? <NextHeadingLevel>{list}</NextHeadingLevel> : list}
      </div>
    </div>
  );
}
