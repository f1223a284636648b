import { isOfFamily } from '../api/is-of-family';
import { BAND } from '../assumptions';
import { storedAir } from '../questions/air';
import type { Telling } from '../questions/Telling';
import { lossOf } from './loss-of';
import type { PairingRule } from './Pairing';

const MILLIMETRES = 1000;
/** Nobody measures less, bar. */
const LEAST_LOSS = 0.01;
/** A tool that runs for less at a stretch is not one for the machine; for more, the machine needs a pause before, s. */
const [LEAST_TIME, MOST_TIME] = [5, 600];

/** What passes through a product's hose or coupling, l/min. */
const flowOf = (product: Telling): number | undefined =>
  product.number('airConsumption', 'l/min') ??
  product.number('freeAirDelivery', 'l/min') ??
  product.number('ratedFlow', 'l/min');

/** Hoses, couplings and service units: the pressure that they take of what passes. */
export const line: PairingRule = ({ product, part, partFamilyId, words }) => {
  const [flow, rated] = [flowOf(product), part.number('ratedFlow', 'l/min')];
  if (!flow || !rated || rated < flow) return undefined;
  if (!isOfFamily(partFamilyId, 'hoses') && !isOfFamily(partFamilyId, 'service-units')) return undefined;
  const lost = lossOf(part, flow, rated);
  if (lost === undefined) return undefined;
  const drop = lost < LEAST_LOSS ? words.under(product.exact(LEAST_LOSS, 'bar')) : product.about(lost, 'bar');
  const of = { drop, flow: product.exact(flow, 'l/min') };
  const [length, particles] = [part.number('length', 'mm'), part.number('particleSize', 'µm')];
  if (isOfFamily(partFamilyId, 'hoses') && length !== undefined)
    return words.hose({ ...of, length: product.quantity(length / MILLIMETRES, 'length') });
  return particles === undefined
    ? words.coupling(of)
    : words.unit({ ...of, particles: product.exact(particles, 'µm') });
};

/** A tool runs on what a machine delivers, or for a while on its tank. */
export const tool: PairingRule = ({ product, part, partFamilyId, words }) => {
  const [flow, high] = [product.number('freeAirDelivery', 'l/min'), product.number('maxPressure', 'bar')];
  const [taken, working] = [part.number('airConsumption', 'l/min'), part.number('workingPressure', 'bar')];
  if (!flow || !high || !taken || !working || high < working || !isOfFamily(partFamilyId, 'air-tools'))
    return undefined;
  const of = { flow: product.exact(taken, 'l/min'), most: product.exact(flow, 'l/min') };
  const mean = (flow * (product.number('dutyCycle', '%') ?? 100)) / 100;
  if (taken <= mean) return words.tool.steady(of);
  if (taken <= flow) return words.tool.part(of);
  const low = Math.max(working, high - BAND);
  const time = (storedAir(product.number('tankVolume', 'l') ?? 0, high - low) / (taken - flow)) * 60;
  if (time < LEAST_TIME || time > MOST_TIME) return undefined;
  return words.tool.burst({
    time: product.time(time),
    high: product.exact(high, 'bar'),
    low: product.exact(low, 'bar'),
  });
};
