import type { ReactNode } from 'react';
import type { CategoryCardModel } from '../kit/category-card.model';
import { useRendering } from '../../../core/kit/rendering';
import { Card } from '../kit/cards/Card';
import { useWords } from '../words';

export interface CategoryCardProps extends CategoryCardModel {
  /** Whether the neighbouring cards have pictures. */
  pictured: boolean;
}

/** One family: its picture, its name, its number of products. */
export function CategoryCard({
  id,
  title,
  description,
  products,
  image,
  familyId,
  link,
  pictured,
}: CategoryCardProps): ReactNode {
  const messages = useWords();
  const { language } = useRendering();
  const count = new Intl.NumberFormat(language).format(products);
  return (
    <Card
      id={id}
      pretitle={undefined}
      title={title}
      note={products > 0 ? messages.productCount(count, products === 1) : undefined}
      description={description}
      figures={[]}
      image={image}
      familyId={familyId}
      link={link}
      pictured={pictured}
    />
  );
}
