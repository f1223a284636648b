import type { ReactNode } from 'react';
import { figureRows } from '../../../../../shared/features/catalogue/api/figure-rows';
import { pairingOf } from '../../../../../shared/features/catalogue/pairing/pairing-of';
import { Link } from '../../../core/kit/Link';
import { useLocale } from '../../../core/kit/locale';
import { OrderNumber } from '../kit/OrderNumber';
import type { ProductCardModel } from '../../../../../shared/features/catalogue/api/product-card.model';
import type { SectionProps } from './ProductDetails';
import { ProductSection } from './sections/ProductSection';
import { ExplodedParts } from './exploded/ExplodedParts';
import { PartRanges } from './serials/PartRanges';
import { SerialForm } from './serials/SerialForm';
import type { SerialRange, SerialsModel } from './serials/Serials.model';
import { useWords } from '../words';

/** Accessories and spare parts: one line each, with order number. Spare parts of a machine are beside its exploded drawing. */
export function ProductParts({
  id,
  level,
  name,
  familyId,
  figures,
  accessories,
  spareParts,
  serials,
  exploded,
  showAccessories,
}: SectionProps): ReactNode {
  const messages = useWords();
  const { language, units: system } = useLocale();
  if (!showAccessories) return null;
  const pairings = accessories.map((part) =>
    pairingOf(
      { familyId, figures },
      { familyId: part.familyId, figures: part.facts },
      { words: messages, language, system },
    ),
  );
  const groups = [
    { section: 'accessories' as const, title: messages.accessories, parts: accessories },
    { section: 'spare-parts' as const, title: messages.spareParts, parts: spareParts },
  ].filter(({ section, parts }) => parts.length > 0 || (section === 'spare-parts' && serials));
  return groups.map(({ section, title, parts }) => {
    const drawn = section === 'spare-parts' ? exploded : undefined;
    const numbers = section === 'spare-parts' ? serials : undefined;
    const rows = numbers?.rows ?? [];
    return (
      <ProductSection
        id={id}
        section={section}
        title={title}
        level={level}
        isWide={Boolean(drawn ?? numbers)}
        isOpen={Boolean(numbers?.typed)}
        key={section}
      >
        {numbers && <SerialForm id={id ?? 'product'} serials={numbers} />}
        {drawn ? (
          <ExplodedParts id={id ?? 'product'} name={name} exploded={drawn} parts={parts} serials={rows} />
        ) : (
          parts.length > 0 && (
            <PartList parts={parts} serials={rows} pairings={section === 'accessories' ? pairings : []} />
          )
        )}
      </ProductSection>
    );
  });
}

interface PartListProps {
  readonly parts: readonly ProductCardModel[];
  readonly serials: SerialsModel['rows'];
  readonly pairings: readonly (string | undefined)[];
}

const PartList = ({ parts, serials, pairings }: PartListProps): ReactNode => (
  <ul className="cmp-product__parts" role="list">
    {parts.map((part, index) => (
      <li className="cmp-product__part" key={part.id ?? index}>
        <Part {...part} ranges={serials[index]?.ranges ?? []} reason={pairings[index]} />
      </li>
    ))}
  </ul>
);

type PartProps = ProductCardModel & {
  readonly ranges: readonly SerialRange[];
  /** Why it belongs with the product. */
  readonly reason: string | undefined;
};

function Part({ name, kind, sku, figures, link, ranges, reason }: PartProps): ReactNode {
  const messages = useWords();
  const { language, units } = useLocale();
  const [first] = figureRows(figures, messages, language, { system: units });
  const facts = [kind, first && `${first.label} ${first.value}`].filter(Boolean).join(' · ');
  return (
    <>
      <span className="cmp-product__part-name">{link ? <Link link={link}>{name}</Link> : name}</span>
      {(facts || ranges.length > 0 || reason) && (
        <span className="cmp-product__part-facts">
          {facts}
          <PartRanges ranges={ranges} />
          {reason && (
            <>
              <br />
              <strong>{reason}</strong>
            </>
          )}
        </span>
      )}
      {sku && (
        <span className="cmp-product__part-sku">
          <OrderNumber sku={sku} words={messages} />
        </span>
      )}
    </>
  );
}
