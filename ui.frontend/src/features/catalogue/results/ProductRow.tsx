import type { ReactNode } from 'react';
import { Choose } from '../kit/choosing/Choose';
import { figureRows } from '../../../../../shared/features/catalogue/api/figure-rows';
import { Heading } from '../../../core/kit/heading';
import { useCards } from '../kit/card-context';
import { KindAndNumber } from '../kit/KindAndNumber';
import { Link } from '../../../core/kit/Link';
import { useLocale } from '../../../core/kit/locale';
import { Picture } from '../../../core/kit/pictures/Picture';
import type { ProductCardModel } from '../../../../../shared/features/catalogue/api/product-card.model';

/** A product in one row, for visitors who know what they want and compare figures. */
export function ProductRow({ name, sku, kind, figures, image, link }: ProductCardModel): ReactNode {
  const { language, units } = useLocale();
  const { words } = useCards();
  return (
    <li className="cmp-filterlist__row cmp-filterlist__row--product">
      <div className="cmp-filterlist__row-image">{image && <Picture {...image} alt="" sizes="4rem" />}</div>
      <div>
        <Heading level="h3" className="cmp-filterlist__row-title">
          {link ? (
            <Link className="cmp-filterlist__row-link" link={link}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
        <p className="cmp-filterlist__note">
          <KindAndNumber kind={kind} sku={sku} words={words} />
        </p>
        <Choose sku={sku} name={name} />
      </div>
      <dl className="cmp-filterlist__figures">
        {figureRows(figures, words, language, { system: units }).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
