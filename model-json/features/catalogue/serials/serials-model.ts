import type { Model } from '../../../core/exporter/Exporter';
import type { ComponentOwner } from '../../../core/exporter/shared/component-owner';
import { choiceLink, choiceOf, pageAddress } from '../../../core/exporter/shared/links/choice-links';
import { askedUnits } from '../../../core/exporter/shared/locale/units';
import type { Product } from '../products/Product';
import type { ShownParts } from './shown-parts';

/**
 * What a page says of serial numbers beside the spare parts: for which machines each row is, the form that asks for a number,
 * and what was asked.
 * @returns undefined if no part depends on the serial number
 */
export function serialsModel(
  { fragment }: Pick<Product, 'fragment'>,
  { parts, left, typed, serial, example }: ShownParts,
  shop: ComponentOwner,
): Model | undefined {
  if (example === undefined) return undefined;
  const anchor = `${shop.id}-spare-parts`;
  const variant = choiceOf(shop.context, 'variant') || undefined;
  return {
    // A page can show name and parts of a product in two components: this leads from one to the other.
    anchor: `parts-${fragment.name}`,
    // The server of a site of files does not answer questions.
    action: shop.context.services?.isStatic ? undefined : `${pageAddress(shop)}#${anchor}`,
    kept: Object.entries({ variant, units: askedUnits(shop.context) }).flatMap(([name, value]) =>
      value === undefined ? [] : [{ name, value }],
    ),
    typed: serial ?? typed,
    serial,
    left,
    all: serial === undefined ? undefined : choiceLink(shop, { variant }, anchor),
    example,
    rows: parts.map(({ number, ranges }) => ({ number, ranges: ranges.map((range) => ({ ...range })) })),
  };
}
