import type { ReactNode } from 'react';
import { figureRows } from '../../kit/figure-rows';
import { Heading, type HeadingTag } from '../../kit/heading';
import { useMessages, useRendering } from '../../kit/rendering';
import type { ProductModel } from './Product.model';

export type SectionProps = ProductModel & {
  /** Level of the section's heading. */
  level: HeadingTag;
};

/** All figures as a data sheet has them, and what they were measured and approved by. */
export function ProductDetails({ level, figures, certificates, showDetails }: SectionProps): ReactNode {
  const messages = useMessages();
  const { language } = useRendering();
  if (!showDetails || (figures.length === 0 && certificates.length === 0)) return null;
  const names = { ...messages.figureNames, ...messages.sheetNames };
  return (
    <section className="cmp-product__section">
      {figures.length > 0 && (
        <>
          <Heading level={level} className="cmp-product__title">
            {messages.keyFigures}
          </Heading>
          <dl className="cmp-product__sheet">
            {figureRows(figures, messages, language, { names, sheet: true }).map(({ name, label, value }) => (
              <div className="cmp-product__row" key={name}>
                <dt className="cmp-product__row-label">{label}</dt>
                <dd className="cmp-product__row-value">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {certificates.length > 0 && (
        <>
          <Heading level={level} className="cmp-product__title cmp-product__title--small">
            {messages.certificates}
          </Heading>
          <ul className="cmp-product__certificates" role="list">
            {certificates.map((certificate) => (
              <li className="cmp-product__certificate" key={certificate}>
                {certificate}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
