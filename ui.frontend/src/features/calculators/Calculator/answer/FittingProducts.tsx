import type { ReactNode } from 'react';
import { formatMeasure } from '../../../../../../shared/measures/format-measure';
import { Heading } from '../../../../core/kit/heading';
import { Link } from '../../../../core/kit/Link';
import type { CalculatorModel } from '../Calculator.model';
import { useCalculator } from '../use-calculator';

/** Products of the catalogue that fit, the smallest first, with the figures by which they were chosen. */
export function FittingProducts({ products }: Pick<CalculatorModel, 'products'>): ReactNode {
  const { words, language, units } = useCalculator();
  return (
    <section className="cmp-calculator__products">
      <Heading className="cmp-calculator__heading">{words.products}</Heading>
      <ul role="list">
        {products.map(({ sku, name, kind, link, figures }) => (
          <li key={sku}>
            {link ? <Link link={link}>{name}</Link> : <b>{name}</b>}
            <span>
              {[
                kind,
                ...figures.map(({ value, unit }) =>
                  typeof value === 'number'
                    ? formatMeasure({ value, unit: unit ?? '1' }, language, units)
                    : value,
                ),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
