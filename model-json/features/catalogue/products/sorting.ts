import type { Model } from '../../../core/exporter/Exporter';
import { choiceLink, choiceOf } from '../../../core/exporter/shared/links/choice-links';
import { figureOf, type FigureName } from './figures';
import type { Product } from './Product';
import type { ComponentOwner } from '../../../core/exporter/shared/component-owner';
import { productName } from './product-card';
import { keysOf } from '../../../../shared/checked/keys-of';

/** Sort keys of lists: the names in addresses, and the figure behind each. */
export const SORT_KEYS = {
  name: 'name',
  power: 'motorPower',
  flow: 'freeAirDelivery',
  noise: 'soundPressureLevel',
} as const satisfies Record<string, FigureName | 'name'>;

type SortKey = keyof typeof SORT_KEYS;

const isSortKey = (key: string | undefined): key is SortKey =>
  key !== undefined && Object.hasOwn(SORT_KEYS, key);

/** Fewer products need no sorting. */
const WORTH_SORTING = 4;

export interface Sorted {
  readonly products: readonly Product[];
  /** One entry per key: its link, whether it is current, and the direction of the link. */
  readonly sorts: Model[];
  /** What the addresses of the list's other pages must contain. */
  readonly choices: { readonly sort_key?: string; readonly sort_order?: string };
}

/**
 * Products in the order that the visitor chose, else the author's, else the catalogue's. Products without the figure come
 * last in either direction.
 */
export function sorted(
  products: readonly Product[],
  shop: ComponentOwner,
  byDefault: { key: string | undefined; order: string | undefined },
): Sorted {
  const asked = choiceOf(shop.context, 'sort_key');
  const key = [asked, byDefault.key].find(isSortKey);
  const order =
    (asked === key ? choiceOf(shop.context, 'sort_order') : byDefault.order) === 'desc' ? 'desc' : 'asc';
  const useful =
    products.length < WORTH_SORTING ? [] : keysOf(SORT_KEYS).filter((each) => differs(products, each, shop));
  return {
    products: key ? products.toSorted(comparing(key, order, shop)) : products,
    sorts: useful.map((each) => {
      const next = each === key && order === 'asc' ? 'desc' : 'asc';
      return {
        key: each,
        current: each === key,
        order: each === key ? order : 'asc',
        link: choiceLink(shop, { sort_key: each, sort_order: next }),
      };
    }),
    choices: key && asked === key ? { sort_key: key, sort_order: order } : {},
  };
}

function valueOf(product: Product, key: SortKey, { locale }: ComponentOwner): number | string | undefined {
  const figure = SORT_KEYS[key];
  return figure === 'name' ? productName(product, locale) : figureOf(product.figures, figure);
}

const differs = (products: readonly Product[], key: SortKey, shop: ComponentOwner) =>
  new Set(products.map((product) => valueOf(product, key, shop)).filter((value) => value !== undefined))
    .size > 1;

function comparing(key: SortKey, order: 'asc' | 'desc', shop: ComponentOwner) {
  const sign = order === 'desc' ? -1 : 1;
  const words = new Intl.Collator(shop.locale.language, { numeric: true });
  return (one: Product, other: Product): number => {
    const [a, b] = [valueOf(one, key, shop), valueOf(other, key, shop)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return sign * (typeof a === 'string' ? words.compare(a, String(b)) : a - Number(b));
  };
}
