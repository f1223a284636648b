import type { ReactNode } from 'react';
import { figureRows } from '../../../../../shared/features/catalogue/api/figure-rows';
import { Heading } from '../../../core/kit/heading';
import { Link } from '../../../core/kit/Link';
import { useLocale } from '../../../core/kit/locale';
import { OrderNumber } from '../kit/OrderNumber';
import type { ProductCardModel } from '../../../../../shared/features/catalogue/api/product-card.model';
import type { SectionProps } from './ProductDetails';
import { sectionId } from './section-links/ProductSectionLinks';
import { ExplodedParts } from './exploded/ExplodedParts';
import { useWords } from '../words';

/** Accessories and spare parts: one line each, with order number. Spare parts of a machine are beside its exploded drawing. */
export function ProductParts({
  id,
  level,
  name,
  accessories,
  spareParts,
  exploded,
  showAccessories,
}: SectionProps): ReactNode {
  const messages = useWords();
  if (!showAccessories) return null;
  const groups = [
    { section: 'accessories' as const, title: messages.accessories, parts: accessories },
    { section: 'spare-parts' as const, title: messages.spareParts, parts: spareParts },
  ].filter(({ parts }) => parts.length > 0);
  return groups.map(({ section, title, parts }) => {
    const drawn = section === 'spare-parts' ? exploded : undefined;
    const wide = drawn ? ' cmp-product__section--drawn' : '';
    return (
      <section className={`cmp-product__section${wide}`} id={sectionId(id, section)} key={section}>
        <Heading level={level} className="cmp-product__title">
          {title}
        </Heading>
        {drawn ? (
          <ExplodedParts id={id ?? 'product'} name={name} exploded={drawn} parts={parts} />
        ) : (
          <PartList parts={parts} />
        )}
      </section>
    );
  });
}

const PartList = ({ parts }: { parts: readonly ProductCardModel[] }): ReactNode => (
  <ul className="cmp-product__parts" role="list">
    {parts.map((part, index) => (
      <li className="cmp-product__part" key={part.id ?? index}>
        <Part {...part} />
      </li>
    ))}
  </ul>
);

function Part({ name, kind, sku, figures, link }: ProductCardModel): ReactNode {
  const messages = useWords();
  const { language, units } = useLocale();
  const [first] = figureRows(figures, messages, language, { system: units });
  const facts = [kind, first && `${first.label} ${first.value}`].filter(Boolean).join(' · ');
  return (
    <>
      <span className="cmp-product__part-name">{link ? <Link link={link}>{name}</Link> : name}</span>
      {facts && <span className="cmp-product__part-facts">{facts}</span>}
      {sku && (
        <span className="cmp-product__part-sku">
          <OrderNumber sku={sku} words={messages} />
        </span>
      )}
    </>
  );
}
