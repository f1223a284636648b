import type { ReactNode } from 'react';
import { reasonsOf } from '../../../../../../shared/features/catalogue/reasons/reasons-of';
import { reasonWords } from '../../../../../../shared/features/catalogue/reasons/words';
import { Heading, type HeadingTag } from '../../../../core/kit/heading';
import { useLocale } from '../../../../core/kit/locale';
import { ReasonDrawing } from '../../kit/drawings/ReasonDrawing';
import { BELOW } from '../below';
import type { ProductModel } from '../Product.model';
import { ProductSection } from './ProductSection';

/** What speaks for a product, by its own figures and construction: a band of drawings below its head. */
export function ProductReasons(product: ProductModel & { level: HeadingTag }): ReactNode {
  const { id, level, showOverview } = product;
  const { language, units } = useLocale();
  const words = reasonWords(language);
  const reasons = showOverview ? reasonsOf(product, words, language, units) : [];
  if (reasons.length === 0) return null;
  return (
    <div className="cmp-product__sections">
      <ProductSection id={id} section="reasons" title={words.title} level={level} isWide>
        <ul className="cmp-product__certificates cmp-product__reasons" role="list">
          {reasons.map(({ name, drawing, title, text }) => (
            <li className="cmp-product__reason" key={name}>
              <ReasonDrawing name={drawing} />
              <div>
                <Heading level={BELOW[level]} className="cmp-product__group-title">
                  {title}
                </Heading>
                <p className="cmp-product__words">
                  <bdi>{text}</bdi>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </ProductSection>
    </div>
  );
}
