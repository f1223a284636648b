import type { ReactNode } from 'react';
import { figureRows } from '../../../../../shared/features/catalogue/api/figure-rows';
import { Heading } from '../../../core/kit/heading';
import { useLocale } from '../../../core/kit/locale';
import type { ProductModel } from './Product.model';
import { ProductActions } from './ProductActions';
import { ProductVariants } from './ProductVariants';
import { useWords } from '../words';

/** The key figures, by kind of product; four of them are shown next to the picture. */
const FIRST = [
  'freeAirDelivery',
  'airConsumption',
  'ratedFlow',
  'maxPressure',
  'motorPower',
  'torque',
  'pressureDewPoint',
  'residualOil',
  'viscosity',
  'soundPressureLevel',
  'tankVolume',
  'pressureDrop',
  'outerDiameter',
  'serviceInterval',
];
const SHOWN = 4;

/** Name, order number, key figures, intended use, versions, and where to ask and buy. */
export function ProductOverview(model: ProductModel): ReactNode {
  const { titleType, name, kind, madeFor, note, variants, showOverview, showOptions } = model;
  const messages = useWords();
  const [lead, description] = [model.lead, model.description].filter(Boolean);
  return (
    <div className="cmp-product__overview">
      {showOverview && (
        <>
          <hgroup className="cmp-product__names">
            {kind && <p className="cmp-product__kind">{kind}</p>}
            <Heading level={titleType} className="cmp-product__name">
              {name}
            </Heading>
          </hgroup>
          <Numbers {...model} />
          {lead && <p className="cmp-product__lead">{lead}</p>}
          {description && <p className="cmp-product__description">{description}</p>}
          <FirstFigures {...model} />
          {(madeFor.length > 0 || note) && (
            <div className="cmp-product__made-for">
              {madeFor.length > 0 && (
                <>
                  <p className="cmp-product__label">{messages.madeFor}</p>
                  <ul className="cmp-product__uses">
                    {madeFor.map((use) => (
                      <li key={use}>{use}</li>
                    ))}
                  </ul>
                </>
              )}
              {note && <p className="cmp-product__note">{note}</p>}
            </div>
          )}
        </>
      )}
      {showOptions && <ProductVariants variants={variants} />}
      {showOverview && <ProductActions {...model} />}
    </div>
  );
}

/** The order number; if the visitor gave the serial number of a machine, that too, with the way to its parts. */
function Numbers({ sku, serials }: Pick<ProductModel, 'sku' | 'serials'>): ReactNode {
  const { orderNumber, partSerials } = useWords();
  if (!sku) return null;
  return (
    <p className="cmp-product__sku">
      {orderNumber} <span className="cmp-product__sku-number">{sku}</span>
      {serials?.serial && (
        <>
          <br />
          {partSerials.number} <span className="cmp-product__sku-number">{serials.serial}</span>
          {' · '}
          <a href={`#${serials.anchor}`}>{partSerials.parts}</a>
        </>
      )}
    </p>
  );
}

function FirstFigures({ figures }: Pick<ProductModel, 'figures'>): ReactNode {
  const messages = useWords();
  const { language, units } = useLocale();
  const first = FIRST.flatMap((name) => figures.find((figure) => figure.name === name) ?? []).slice(0, SHOWN);
  if (first.length === 0) return null;
  return (
    <dl className="cmp-product__firsts">
      {figureRows(first, messages, language, { system: units }).map(({ name, label, value }) => (
        <div className="cmp-product__first" key={name}>
          <dt className="cmp-product__first-label">{label}</dt>
          <dd className="cmp-product__first-value">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
