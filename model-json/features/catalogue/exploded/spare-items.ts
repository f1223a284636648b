import { texts } from '../../../core/exporter/shared/properties';
import { masterOf } from '../../../core/exporter/shared/fragment-elements';
import type { Product } from '../products/Product';
import { isPartKind, type PartKind } from './library/parts';

/** A part that a spare part or kit holds. */
export interface SpareItem {
  readonly kind: PartKind;
  readonly count: number;
}

/** An item with its number in the parts list: `2`, or `2.1` if its kit holds several. */
export interface NumberedItem extends SpareItem {
  readonly number: string;
  /** Numbered by an earlier spare part, which holds it too. */
  readonly isAgain: boolean;
}

/** What a spare part holds: lines of its element `includes`, `valve-plate | 2`. Kinds that are not known are left out. */
export const includedIn = ({ fragment }: Pick<Product, 'fragment'>): SpareItem[] =>
  (texts(masterOf(fragment), 'includes') ?? []).flatMap((line) => {
    const [kind = '', count] = line.split('|').map((part) => part.trim());
    return isPartKind(kind) ? [{ kind, count: Number(count ?? 1) }] : [];
  });

/** Numbers the items of a parts list, row by row. An item that several rows hold has the number of the first. */
export function numbered(rows: readonly (readonly SpareItem[])[]): NumberedItem[][] {
  const known = new Map<PartKind, string>();
  return rows.map((items, row) => {
    const own = items.filter(({ kind }) => !known.has(kind));
    const isSingle = items.length === 1;
    return items.map((item) => {
      const before = known.get(item.kind);
      const number = before ?? (isSingle ? `${row + 1}` : `${row + 1}.${own.indexOf(item) + 1}`);
      known.set(item.kind, number);
      return { ...item, number, isAgain: before !== undefined };
    });
  });
}

/** The same items with the same numbers, if other rows come before them: `isAgain` is what an earlier one of these holds. */
export function numberedAgain(rows: readonly (readonly NumberedItem[])[]): NumberedItem[][] {
  const seen = new Set<string>();
  return rows.map((items) => {
    const before = new Set(seen);
    for (const { number } of items) seen.add(number);
    return items.map((item) => ({ ...item, isAgain: before.has(item.number) }));
  });
}
