import type { ReactNode } from 'react';
import { figureRows } from '../../../../../shared/features/catalogue/api/figure-rows';
import { Heading } from '../../../core/kit/heading';
import { Link } from '../../../core/kit/Link';
import { OrderNumber } from '../kit/OrderNumber';
import { Picture } from '../../../core/kit/pictures/Picture';
import { useLocale } from '../../../core/kit/locale';
import type { ProductTeaserModel } from './ProductTeaser.model';
import { useWords } from '../words';

const FIGURES = 3;

/**
 * One product, large: its picture, three figures, a link to its page. For several products, use the cards of product lists.
 */
export function ProductTeaser(model: ProductTeaserModel): ReactNode {
  const { id, sku, name, kind, description, figures, image, link, ctaText } = model;
  const messages = useWords();
  const { language, units } = useLocale();
  const rows = figureRows(figures, messages, language, { system: units }).slice(0, FIGURES);
  return (
    <article className="cmp-productteaser" id={id}>
      <div
        className={
          image ? 'cmp-productteaser__layout' : 'cmp-productteaser__layout cmp-productteaser__layout--plain'
        }
      >
        {image && (
          <div className="cmp-productteaser__image">
            {/* The heading names the product, so the picture need not repeat the name. */}
            <Picture
              {...image}
              alt=""
              className="cmp-productteaser__picture"
              sizes="(min-width: 768px) 50vw, 100vw"
            />
          </div>
        )}
        <div className="cmp-productteaser__content">
          {kind && <p className="cmp-productteaser__kind">{kind}</p>}
          <Heading className="cmp-productteaser__name">{name}</Heading>
          {sku && (
            <p className="cmp-productteaser__sku">
              <OrderNumber sku={sku} words={messages} />
            </p>
          )}
          {description && <p className="cmp-productteaser__description">{description}</p>}
          {rows.length > 0 && (
            <dl className="cmp-productteaser__figures">
              {rows.map(({ name: figure, label, value }) => (
                <div className="cmp-productteaser__figure" key={figure}>
                  <dt className="cmp-productteaser__label">{label}</dt>
                  <dd className="cmp-productteaser__value">
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {link && (
            <Link
              className="cmp-productteaser__cta"
              link={link}
              aria-label={`${ctaText ?? messages.seeProduct}: ${name}`}
            >
              {ctaText ?? messages.seeProduct}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}
