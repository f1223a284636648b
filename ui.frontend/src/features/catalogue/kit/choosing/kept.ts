import { chosenEvent, COMPARED, LINES } from './has-kept';

/* What a visitor chose, kept in their browser: products to compare, and a list to ask a quote for. */

/** A line of the quote list. */
export interface Line {
  /** Order number as printed. */
  readonly sku: string;
  readonly quantity: number;
  /** What the visitor noted; mostly empty. */
  readonly remark: string;
}

/** As many as a table has room for. */
export const MOST_COMPARED = 4;
/** The server takes no more (exporter/mysite/commerce/quote-lines.ts). */
export const MOST_LINES = 50;
export const MOST_QUANTITY = 999;

/** Order numbers, the first chosen first. */
export const readCompared = (): string[] => read(COMPARED).filter(isText);

export const readLines = (): Line[] => read(LINES).filter(isLine);

/** @returns false where the browser keeps nothing (private windows, policies) */
export const keepCompared = (skus: readonly string[]): boolean =>
  keep(COMPARED, skus.slice(0, MOST_COMPARED));

/** @returns false where the browser keeps nothing */
export const keepLines = (lines: readonly Line[]): boolean => keep(LINES, lines.slice(0, MOST_LINES));

/** The address that shows these products compared. */
export const compareAddress = (page: string, skus: readonly string[]): string =>
  `${page}?${new URLSearchParams(skus.map((sku) => ['p', sku]))}`;

/** The address that shows these lines: `p=V-3007-08*2` are two of a kind. Remarks are nobody else's business. */
export const listAddress = (page: string, lines: readonly Line[]): string =>
  compareAddress(
    page,
    lines.map(({ sku, quantity }) => (quantity > 1 ? `${sku}*${quantity}` : sku)),
  );

const isText = (value: unknown): value is string => typeof value === 'string';

function isLine(value: unknown): value is Line {
  const { sku, quantity, remark } = Object(value) as Partial<Line>;
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
