import { useId, type ReactNode } from 'react';
import { figureText } from '../../../../../shared/features/catalogue/api/figure-rows';
import { withPressures } from '../../../../../shared/measures/in-text';
import { Link } from '../../../core/kit/Link';
import { useLocale } from '../../../core/kit/locale';
import type { ProductModel, VariantModel } from './Product.model';
import { useWords } from '../words';

/** The figures that distinguish versions at a glance. */
const TELLING = 'freeAirDelivery';

/** The versions as links: the target page shows the version's figures and order number. */
export function ProductVariants({ variants }: Pick<ProductModel, 'variants'>): ReactNode {
  const messages = useWords();
  const labelId = useId();
  if (variants.length < 2) return null;
  return (
    <nav className="cmp-product__options" aria-labelledby={labelId}>
      <p className="cmp-product__label" id={labelId}>
        {messages.chooseVersion}
      </p>
      <ul className="cmp-product__variants" role="list">
        {variants.map((variant) => (
          <li key={variant.sku}>
            <Variant {...variant} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Variant({ sku, name, figures, current, link }: VariantModel): ReactNode {
  const { language, units } = useLocale();
  const telling = figures.find((figure) => figure.name === TELLING);
  const words = (
    <>
      <span className="cmp-product__variant-name">{withPressures(name, language, units)}</span>
      <span className="cmp-product__variant-facts">
        <bdi>{[telling && figureText(telling, language, units), sku].filter(Boolean).join(' · ')}</bdi>
      </span>
    </>
  );
  if (!link) return <span className="cmp-product__variant">{words}</span>;
  return (
    <Link
      className="cmp-product__variant"
      link={link}
      rel="nofollow"
      aria-current={current ? 'true' : undefined}
    >
      {words}
    </Link>
  );
}
