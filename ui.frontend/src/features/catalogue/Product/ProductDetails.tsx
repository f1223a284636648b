import type { ReactNode } from 'react';
import { inGroups } from '../../../../../shared/features/catalogue/api/figure-groups';
import { figureRows } from '../../../../../shared/features/catalogue/api/figure-rows';
import { systemOf } from '../../../../../shared/measures/measure-system';
import { Heading, type HeadingTag } from '../../../core/kit/heading';
import { useLocale } from '../../../core/kit/locale';
import { UnitsSwitch } from '../../../core/kit/units/UnitsSwitch';
import { BELOW } from './below';
import type { ProductModel } from './Product.model';
import { ProductSection } from './sections/ProductSection';
import { useWords } from '../words';

export type SectionProps = ProductModel & {
  /** Level of the section's heading. */
  level: HeadingTag;
};

/** All figures as on a data sheet, by what they are about, and the standards and certificates behind them. */
export function ProductDetails(product: SectionProps): ReactNode {
  const { id, level, figures, certificates, unitsLinks, showDetails } = product;
  const messages = useWords();
  const { language, units } = useLocale();
  if (!showDetails || (figures.length === 0 && certificates.length === 0)) return null;
  const names = { ...messages.figureNames, ...messages.sheetNames };
  const options = { names, sheet: true, system: units };
  return (
    <ProductSection
      id={id}
      section="figures"
      title={figures.length > 0 ? messages.keyFigures : messages.certificates}
      level={level}
      isWide
      // For those who have just chosen their units here, or on a page before.
      isOpen={units !== systemOf(language)}
      beside={figures.length > 0 && <UnitsSwitch links={unitsLinks} />}
    >
      {figures.length > 0 && (
        <div className="cmp-product__sheets">
          {inGroups(figureRows(figures, messages, language, options)).map((group) => (
            <div className="cmp-product__group" key={group.name}>
              <Heading level={BELOW[level]} className="cmp-product__group-title">
                {messages.figureGroups[group.name]}
              </Heading>
              <dl className="cmp-product__sheet">
                {group.rows.map(({ name, label, value }) => (
                  <div className="cmp-product__row" key={name}>
                    <dt className="cmp-product__row-label">{label}</dt>
                    <dd className="cmp-product__row-value">
                      <bdi>{value}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      )}
      {certificates.length > 0 && (
        <>
          {figures.length > 0 && (
            <Heading level={BELOW[level]} className="cmp-product__group-title">
              {messages.certificates}
            </Heading>
          )}
          <ul className="cmp-product__certificates" role="list">
            {certificates.map((certificate) => (
              <li className="cmp-product__certificate" key={certificate}>
                {certificate}
              </li>
            ))}
          </ul>
        </>
      )}
    </ProductSection>
  );
}
