import { useId, type ReactNode } from 'react';
import type { Chart } from '../../../../../../shared/features/catalogue/charts/Chart';
import type { HeadingTag } from '../../../../core/kit/heading';
import { Curve } from './Curve';
import { ProductSection } from './ProductSection';

export interface ProductChartProps {
  readonly id: string | undefined;
  readonly level: HeadingTag;
  readonly chart: Chart | undefined;
}

/** The curve that tells most of a product, what it says, and its numbers. */
export function ProductChart({ id, level, chart }: ProductChartProps): ReactNode {
  const findingId = useId();
  if (!chart) return null;
  const { title, finding, axes, points } = chart;
  return (
    <ProductSection id={id} section="chart" title={title} level={level} isWide>
      <p className="cmp-product__words" id={findingId}>
        {finding}
      </p>
      <div className="cmp-product__sheets">
        <Curve {...chart} />
        <table className="cmp-product__numbers" aria-labelledby={findingId}>
          <thead>
            <tr>
              {axes.map(({ name, unit }) => (
                <th className="cmp-product__row-label" key={name} scope="col">
                  {`${name}, ${unit}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ x, cells: [first, ...others] }) => (
              <tr key={x}>
                <th className="cmp-product__row-label" scope="row">
                  {first}
                </th>
                {others.map((cell, at) => (
                  <td className="cmp-product__row-value" key={axes[at + 1]?.name}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ProductSection>
  );
}
