import type { ReactNode } from 'react';
import type { FigureRow } from '../../../../../../shared/features/catalogue/api/figure-rows';

/** Up to four facts of a product, name and value. */
export function Figures({ figures }: { figures: readonly Omit<FigureRow, 'name'>[] }): ReactNode {
  if (figures.length === 0) return null;
  return (
    <dl className="cmp-card__figures">
      {figures.slice(0, 4).map(({ label, value }) => (
        <div className="cmp-card__figure" key={label}>
          <dt className="cmp-card__label">{label}</dt>
          <dd className="cmp-card__value">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
