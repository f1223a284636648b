import { type Country, countryOf } from '../../markets/api/country';
import type { Resource } from '../../../core/repository/Resource';
import type { Properties } from '../../../core/exporter/Exporter';
import { number } from '../../../core/exporter/shared/properties';

/** The country of a page: `/content/<site>/<country>/…`; undefined outside the countries in which a site sells. */
export const marketOf = (page: Resource | undefined): Country | undefined =>
  countryOf(page?.path.split('/')[3]);

/** The mains for which fragments state a machine's figures. */
const SOURCE = { frequency: 50, threePhase: 400 };

/**
 * A product's elements as built for a market: a machine for European mains gets a motor for the market's mains, of the same
 * power, so its current changes with the voltage. Pulleys and gears keep the pump's speed, and thus its delivery.
 */
export function builtFor(market: Country | undefined, elements: Properties): Properties {
  const frequency = number(elements, 'frequency');
  if (!market || frequency !== SOURCE.frequency || market.supply.frequency === frequency) return elements;
  const built = { ...elements, frequency: market.supply.frequency };
  const threePhase = market.supply.voltages.at(-1);
  const current = number(elements, 'ratedCurrent');
  if (number(elements, 'voltage') !== SOURCE.threePhase || threePhase === undefined) return built;
  return {
    ...built,
    voltage: threePhase,
    ...(current !== undefined && { ratedCurrent: asOnPlate((current * SOURCE.threePhase) / threePhase) }),
  };
}

/** Amperes as on rating plates: tenths below fifty, whole numbers above. */
const asOnPlate = (amperes: number): number =>
  amperes < 50 ? Math.round(amperes * 10) / 10 : Math.round(amperes);

/** Whether a version suits the mains of a market: 110 V is only used on British construction sites. */
export function isSoldIn(market: Country | undefined, version: Properties): boolean {
  const voltage = number(version, 'voltage');
  const known = new Set([...(market?.supply.voltages ?? []), SOURCE.threePhase]);
  return !market || voltage === undefined || known.has(voltage);
}

/** Certificate tags for a market, each once: a European one is replaced by its equivalent, if any. */
export const certificatesIn = (market: Country | undefined, tags: readonly string[]): string[] => [
  ...new Set(
    tags.flatMap((tag) => {
      const name = tag.slice(tag.lastIndexOf('/') + 1);
      const instead = market?.certificates[name];
      return instead ? instead.map((other) => tag.slice(0, -name.length) + other) : [tag];
    }),
  ),
];
