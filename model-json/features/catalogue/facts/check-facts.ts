import { number, text } from '../../../core/exporter/shared/properties';
import { completeness } from './completeness';
import type { FactFault, FactRule, TradeItem } from './FactFault';
import { checkDigit, isGtin } from './gtin';
import { partSerials } from './part-serials';
import * as physics from './physics';

const gtin: FactRule = function* ({ elements }) {
  const code = text(elements, 'gtin');
  if (code && !isGtin(code))
    yield {
      element: 'gtin',
      fault: `${code} is no GTIN-13: with its first 12 digits it ends in ${checkDigit(code.slice(0, 12))}`,
    };
};

const RULES: readonly FactRule[] = [gtin, completeness, partSerials, ...Object.values(physics)];

/**
 * What cannot be true of the facts of a product, or is missing.
 * @param versions what can be ordered of it: its versions, or itself
 */
export function factFaults(versions: readonly TradeItem[]): FactFault[] {
  const single = versions.flatMap((item) =>
    RULES.flatMap((rule) => [...rule(item)].map((found) => ({ path: item.path, ...found }))),
  );
  return [...single, ...deliveryFaults(versions)];
}

/** More pressure leaves less air of the same machine. */
function deliveryFaults(versions: readonly TradeItem[]): FactFault[] {
  const known = versions.flatMap(({ path, elements }) => {
    const [pressure, delivery] = [number(elements, 'maxPressure'), number(elements, 'freeAirDelivery')];
    return pressure === undefined || delivery === undefined ? [] : [{ path, pressure, delivery }];
  });
  return known.flatMap((one) =>
    known
      .filter((other) => other.pressure > one.pressure && other.delivery >= one.delivery)
      .map(({ path, delivery, pressure }) => ({
        path,
        element: 'freeAirDelivery',
        fault: `is ${delivery} at ${pressure} bar; it must be less than ${one.delivery}, that of ${one.pressure} bar`,
      })),
  );
}

/** GTINs that several items have. */
export function sharedGtins(items: readonly TradeItem[]): FactFault[] {
  const seen = new Map<string, string>();
  return items.flatMap(({ path, elements }) => {
    const code = text(elements, 'gtin');
    const other = code && seen.get(code);
    if (code && !other) seen.set(code, path);
    return other ? [{ path, element: 'gtin', fault: `${code} is that of ${other} already` }] : [];
  });
}
