import { chosenEvent, COMPARED, LINES } from './has-kept';

/* The visitor's choice, stored in the browser: products to compare, and a list of products to quote. */

/** A line of the quote list. */
export interface Line {
  /** Order number as printed. */
  readonly sku: string;
  readonly quantity: number;
  /** The visitor's note; usually empty. */
  readonly remark: string;
}

/** As many as fit in a table. */
export const MOST_COMPARED = 4;
/** The server accepts no more (exporter/mysite/commerce/quote-lines.ts). */
export const MOST_LINES = 50;
export const MOST_QUANTITY = 999;

/** Order numbers, in the order they were chosen. */
export const readCompared = (): string[] => read(COMPARED).filter(isText);

export const readLines = (): Line[] => read(LINES).filter(isLine);

/** @returns false if storage is blocked (private windows, policies) */
export const keepCompared = (skus: readonly string[]): boolean =>
  keep(COMPARED, skus.slice(0, MOST_COMPARED));

/** @returns false if storage is blocked */
export const keepLines = (lines: readonly Line[]): boolean => keep(LINES, lines.slice(0, MOST_LINES));

/** The address of the comparison of these products. */
export const compareAddress = (page: string, skus: readonly string[]): string =>
  `${page}?${new URLSearchParams(skus.map((sku) => ['p', sku]))}`;

/** The address of a list with these lines: `p=V-3007-08*2` means two. Remarks are private and not included. */
export const listAddress = (page: string, lines: readonly Line[]): string =>
  compareAddress(
    page,
    lines.map(({ sku, quantity }) => (quantity > 1 ? `${sku}*${quantity}` : sku)),
  );

const isText = (value: unknown): value is string => typeof value === 'string';

function isLine(value: unknown): value is Line {
  const { sku, quantity, remark }: Readonly<Record<string, unknown>> = Object(value);
  return isText(sku) && isText(remark) && typeof quantity === 'number' && quantity > 0;
}

function read(key: string): unknown[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function keep(key: string, value: readonly unknown[]): boolean {
  try {
    if (value.length > 0) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
  } catch {
    return false;
  }
  document.dispatchEvent(new Event(chosenEvent));
  return true;
}
