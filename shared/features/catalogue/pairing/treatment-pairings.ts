import { dryerFactors, filterFactor, REFERENCE } from '../../../measures/treatment-flow';
import { isOfFamily } from '../api/is-of-family';
import { BAND } from '../assumptions';
import { storedAir } from '../questions/air';
import { condensateOf } from '../questions/machine-questions';
import type { Telling } from '../questions/Telling';
import { driedOf } from '../questions/treatment-questions';
import { lossOf } from './loss-of';
import type { PairingRule } from './Pairing';

/** What a product passes on, l/min, and at what pressure, bar; undefined if the part does not withstand it. */
function airFor(product: Telling, part: Telling): { flow: number; pressure: number } | undefined {
  const flow = product.number('freeAirDelivery', 'l/min') ?? product.number('ratedFlow', 'l/min');
  const isDelivered = product.number('freeAirDelivery', 'l/min') !== undefined;
  const pressure = isDelivered
    ? (product.number('inletPressure', 'bar') ?? product.number('maxPressure', 'bar'))
    : REFERENCE.pressure;
  const most = part.number('maxPressure', 'bar') ?? pressure;
  return flow && pressure && most && most >= pressure ? { flow, pressure } : undefined;
}

export const dryer: PairingRule = ({ product, part, partFamilyId, words }) => {
  const [air, rated] = [airFor(product, part), part.number('ratedFlow', 'l/min')];
  const dewPoint = part.number('pressureDewPoint', '°C');
  if (!air || !rated || dewPoint === undefined || !isOfFamily(partFamilyId, 'dryers')) return undefined;
  const factor = isOfFamily(partFamilyId, 'dryers/adsorption')
    ? filterFactor(air.pressure)
    : dryerFactors(air.pressure, REFERENCE.inlet).pressure;
  if (rated * factor < air.flow) return undefined;
  return words.dryer({
    flow: product.exact(air.flow, 'l/min'),
    pressure: product.exact(air.pressure, 'bar'),
    dewPoint: product.exact(dewPoint, '°C'),
  });
};

export const filter: PairingRule = ({ product, part, partFamilyId, words }) => {
  const [air, rated] = [airFor(product, part), part.number('ratedFlow', 'l/min')];
  const oil = part.number('residualOil', 'mg/m³');
  if (!air || !rated || oil === undefined || !isOfFamily(partFamilyId, 'filters')) return undefined;
  const most = rated * filterFactor(air.pressure);
  const drop = lossOf(part, air.flow, most);
  if (most < air.flow || drop === undefined) return undefined;
  return words.filter({
    oil: product.exact(oil, 'mg/m³'),
    flow: product.exact(air.flow, 'l/min'),
    drop: product.about(drop, 'bar'),
  });
};

export const tank: PairingRule = ({ product, part, partFamilyId, words }) => {
  const [flow, high] = [product.number('freeAirDelivery', 'l/min'), product.number('maxPressure', 'bar')];
  const [volume, most] = [part.number('tankVolume', 'l'), part.number('maxPressure', 'bar')];
  if (!flow || !high || !volume || !most || !isOfFamily(partFamilyId, 'tanks')) return undefined;
  if (most < high || high <= 2 * BAND) return undefined;
  return words.tank({
    time: product.time((storedAir(volume, BAND) / flow) * 60),
    high: product.exact(high, 'bar'),
    low: product.exact(high - BAND, 'bar'),
  });
};

/** Separators are rated for screw oil; that of piston compressors needs larger ones. */
export const separator: PairingRule = ({ product, part, familyId, partFamilyId, words }) => {
  const [flow, rated] = [product.number('freeAirDelivery', 'l/min'), part.number('ratedFlow', 'l/min')];
  const drained = condensateOf(product);
  const isRated = isOfFamily(partFamilyId, 'condensate/separators') && isOfFamily(familyId, 'screw');
  if (!isRated || !flow || !rated || rated < flow || !drained) return undefined;
  return words.separator({ water: product.about(drained.water, 'l') });
};

export const drain: PairingRule = ({ product, part, partFamilyId, words }) => {
  const [air, rated] = [airFor(product, part), part.number('ratedFlow', 'l/min')];
  if (!air || !rated || rated < air.flow || !isOfFamily(partFamilyId, 'condensate/drains')) return undefined;
  const [dried, drained] = [driedOf(product), condensateOf(product)];
  if (dried !== undefined) return words.drain.dryer({ water: product.about(dried, 'l') });
  if (drained) return words.drain.machine({ water: product.about(drained.water, 'l') });
  return words.drain.filter({
    flow: product.exact(air.flow, 'l/min'),
    most: product.exact(rated, 'l/min'),
  });
};
