import type { ReactNode } from 'react';
import type { ProductCardModel } from '../../../../../../shared/features/catalogue/api/product-card.model';
import { Link } from '../../../../core/kit/Link';
import { Choose } from '../../kit/choosing/Choose';
import { OrderNumber } from '../../kit/OrderNumber';
import { useWords } from '../../words';
import type { ExplodedModel, SpareItem } from './Exploded.model';
import { PartRanges } from '../serials/PartRanges';
import type { SerialRange, SerialsModel } from '../serials/Serials.model';
import { Drawing } from './Drawing';
import { PartBalloon } from './PartBalloon';
import { Paths } from './Paths';

export interface ExplodedPartsProps {
  readonly id: string;
  readonly name: string | undefined;
  readonly exploded: ExplodedModel;
  readonly parts: readonly ProductCardModel[];
  /** The numbers of the rows, and the machines for which each is; empty if they are the whole list, for all machines. */
  readonly serials?: SerialsModel['rows'];
}

/**
 * The machine pulled apart, beside its spare parts with the same numbers. Each number in the list leads to its balloon, each
 * balloon to its row.
 */
export function ExplodedParts({
  id,
  name = '',
  exploded,
  parts,
  serials = [],
}: ExplodedPartsProps): ReactNode {
  const { spareItems } = useWords();
  const { machine, rows } = exploded;
  const title = spareItems.drawing(name);
  return (
    <div className="cmp-exploded">
      <Drawing size={exploded} role="img" aria-label={title}>
        <g opacity="0.62">
          <Paths paths={machine} />
        </g>
      </Drawing>
      <div className="cmp-exploded__list">
        <ul className="cmp-product__parts" role="list">
          {parts.map((part, index) => (
            <Row
              id={id}
              exploded={exploded}
              part={part}
              items={rows[index] ?? []}
              number={String(serials[index]?.number ?? index + 1)}
              ranges={serials[index]?.ranges ?? []}
              key={part.id ?? index}
            />
          ))}
        </ul>
        <p className="cmp-product__part-facts">{spareItems.hint}</p>
      </div>
    </div>
  );
}

interface RowProps {
  readonly id: string;
  readonly exploded: ExplodedModel;
  readonly part: ProductCardModel;
  readonly items: readonly SpareItem[];
  readonly number: string;
  readonly ranges: readonly SerialRange[];
}

/** A row: its number, what it is called, what it holds. A part of one piece has no list of pieces below it. */
function Row({ id, exploded, part, items, number, ranges }: RowProps): ReactNode {
  const words = useWords();
  const { name, kind, sku, link } = part;
  const single = items.length === 1 && items[0]?.number === number ? items[0] : undefined;
  return (
    <li className="cmp-product__part cmp-exploded__row" id={single && rowId(id, single)}>
      {single ? <NumberMark id={id} exploded={exploded} item={single} /> : <Plain number={number} />}
      <div className="cmp-exploded__text">
        <span className="cmp-product__part-name">{link ? <Link link={link}>{name}</Link> : name}</span>
        <span className="cmp-product__part-facts">
          {kind}
          {kind && sku && ' · '}
          {sku && <OrderNumber sku={sku} words={words} />}
          <PartRanges ranges={ranges} />
        </span>
        {!single && items.length > 0 && (
          <ul className="cmp-exploded__items" role="list">
            {items
              .toSorted((one, two) => Number(two.isAgain) - Number(one.isAgain))
              .map((item) => (
                <Item id={id} exploded={exploded} item={item} key={item.kind} />
              ))}
          </ul>
        )}
        <Choose sku={sku} name={name} isPart />
      </div>
    </li>
  );
}

function Item({ id, exploded, item }: { id: string; exploded: ExplodedModel; item: SpareItem }): ReactNode {
  const label = useLabel(item);
  // What an earlier row holds, too, takes less space.
  if (item.isAgain)
    return (
      <li className="cmp-exploded__again">
        <NumberMark id={id} exploded={exploded} item={item} />
        <span className="cmp-product__part-facts">{label}</span>
      </li>
    );
  return (
    <li className="cmp-exploded__row cmp-exploded__item" id={rowId(id, item)}>
      <NumberMark id={id} exploded={exploded} item={item} />
      <span>{label}</span>
    </li>
  );
}

/** A number that leads to its balloon, with the part itself in the drawing; plain if it is not drawn. */
function NumberMark({
  id,
  exploded,
  item,
}: {
  id: string;
  exploded: ExplodedModel;
  item: SpareItem;
}): ReactNode {
  const { spareItems } = useWords();
  const label = useLabel(item);
  const { number } = item;
  const part = exploded.parts.find((each) => each.number === number);
  if (!part) return <Plain number={number} />;
  const about = `${number} ${label}`;
  return (
    <>
      <a
        className="cmp-exploded__mark"
        href={`#${balloonId(id, item)}`}
        aria-label={spareItems.inDrawing(about)}
      >
        {number}
      </a>
      {!item.isAgain && (
        <PartBalloon
          drawing={exploded}
          part={part}
          id={balloonId(id, item)}
          rowId={rowId(id, item)}
          label={spareItems.inList(about)}
        />
      )}
    </>
  );
}

const Plain = ({ number }: { number: string }): ReactNode => (
  <span className="cmp-exploded__mark">{number}</span>
);

/** `Valve plate × 2`. */
function useLabel({ kind, count }: SpareItem): string {
  const { spareItems } = useWords();
  const name = spareItems.kinds[kind] ?? kind;
  return count > 1 ? `${name}\u00a0×\u00a0${count}` : name;
}

const rowId = (id: string, { number }: SpareItem): string => `${id}-part-${number.replace('.', '-')}`;
const balloonId = (id: string, item: SpareItem): string => `${rowId(id, item)}-drawn`;
