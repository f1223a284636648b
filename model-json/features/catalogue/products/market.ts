import { type Country, countryOf } from '../../markets/api/country';
import type { Resource } from '../../../core/repository/Resource';
import type { Properties } from '../../../core/exporter/Exporter';
import { number } from '../../../core/exporter/shared/properties';

/** The country that a page is read in: `/content/<site>/<country>/…`; undefined outside of those in which a site sells. */
export const marketOf = (page: Resource | undefined): Country | undefined =>
  countryOf(page?.path.split('/')[3]);

/** The mains for which fragments state a machine's figures. */
const SOURCE = { frequency: 50, threePhase: 400 };

/**
 * The elements of a product as it is built for a market: what runs from Europe's mains has a motor for those of the market,
 * of the same power, so that its current changes with its voltage. Pulleys and gears keep the speed of the pump, and with it
 * what it delivers.
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

/** Amperes as rating plates have them: tenths below fifty, whole ones above. */
const asOnPlate = (amperes: number): number =>
  amperes < 50 ? Math.round(amperes * 10) / 10 : Math.round(amperes);

/** Whether a version is for mains that a market has: 110 V of British construction sites are nowhere else. */
export function isSoldIn(market: Country | undefined, version: Properties): boolean {
  const voltage = number(version, 'voltage');
  const known = new Set([...(market?.supply.voltages ?? []), SOURCE.threePhase]);
  return !market || voltage === undefined || known.has(voltage);
}

/** Tags of certificates as a market knows them, each once: what stands for a European one there, or nothing. */
export const certificatesIn = (market: Country | undefined, tags: readonly string[]): string[] => [
  ...new Set(
    tags.flatMap((tag) => {
      const name = tag.slice(tag.lastIndexOf('/') + 1);
      const instead = market?.certificates[name];
      return instead ? instead.map((other) => tag.slice(0, -name.length) + other) : [tag];
    }),
  ),
];
