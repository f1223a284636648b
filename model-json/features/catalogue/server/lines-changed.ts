import { askedProduct, skuOf } from '../exporter/choosing/asked-products';
import type { ComponentOwner } from '../../../core/exporter/shared/component-owner';
import type { PostedField, PostedValues } from '../../forms/api/fields';

/**
 * The posted values with a line of the quote list added or removed, if requested: by a line's button (`:take-off`), by the
 * add button (`:add`), or by Enter in its field, which submits the form. Undefined if nothing was requested.
 */
export function linesChanged(
  field: PostedField,
  posted: PostedValues,
  shop: ComponentOwner,
): PostedValues | undefined {
  const named = (part: string) => `${field.name}.${part}`;
  const off = posted.get(':take-off')?.[0];
  const added = (posted.get(named('add'))?.[0] ?? '').trim();
  if (!added && off === undefined && !posted.has(':add')) return undefined;

  const skus = posted.get(named('sku')) ?? [];
  const kept = skus.flatMap((sku, index) => (sku === off ? [] : index));
  const line = off === undefined && added ? newLine(added, skus, shop) : undefined;
  const parts = (['sku', 'quantity', 'remark'] as const).map((part): [string, string[]] => {
    const values = posted.get(named(part)) ?? [];
    return [named(part), [...kept.map((index) => values[index] ?? ''), ...(line ? [line[part]] : [])]];
  });
  return new Map([...posted, ...parts]);
}

/** A line for the entered product, known or not; undefined if it is already on the list. */
function newLine(asked: string, known: readonly string[], { context, locale }: ComponentOwner) {
  const found = askedProduct(asked, context, locale);
  const sku = found ? skuOf(found) : asked;
  return known.includes(sku) ? undefined : { sku, quantity: '1', remark: '' };
}
