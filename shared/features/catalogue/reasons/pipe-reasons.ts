import { rule } from './Reason';

/** The pressure of most workshops, bar. */
const USUAL = 7;
/** One hand takes it along, kg. */
const ONE_HAND = 10;
const LIGHT_END = 0.4;
/** Longest hose that is not on a reel, mm. */
const ROLLED = 10_000;

const weight = { weight: ['weight', 'kg'] } as const;
const joints = ['air-net/fittings', 'air-net/valves'] as const;

/** Pipes, their tools, hoses and what ends them. */
export const pipeReasons = [
  rule('asThePipe', 'gauge', (product) =>
    product.isOf(...joints) ? product.shown({ pressure: ['maxPressure', 'bar'] }) : undefined,
  ),
  rule(
    'usedAgain',
    'spanner',
    (product) => product.isOf(...joints) && product.amount('maxPressure', 'bar') > 0,
  ),
  rule('noFlame', 'no-flame', (product) => product.isOf('air-net/pipes')),
  rule('oneLength', 'weight', (product) => {
    const length = product.isOf('air-net/pipes') && product.telling.number('length', 'mm');
    const shown = product.shown(weight);
    return length && shown
      ? { ...shown, length: product.telling.quantity(length / 1000, 'length') }
      : undefined;
  }),
  rule(
    'vacuum',
    'joint',
    (product) => product.isOf(...joints, 'air-net/pipes') && product.amount('maxPressure', 'bar') > 0,
  ),
  rule('smallJoint', 'weight', (product) => (product.isOf(...joints) ? product.shown(weight) : undefined)),
  rule('sameJoint', 'joint', (product) => product.isOf('air-net/pipe-tools')),
  rule('toolBag', 'weight', (product) =>
    product.isOf('air-net/pipe-tools') ? product.shown({ ...weight, length: ['length', 'mm'] }) : undefined,
  ),
  rule('noSocket', 'plug', (product) => product.isOf('air-net/pipe-tools')),
  rule('wall', 'hose', (product) => {
    const [outer, bore] = [product.amount('outerDiameter', 'mm'), product.amount('innerDiameter', 'mm')];
    const { telling } = product;
    return product.isOf('hoses') && outer > bore && bore > 0
      ? { wall: telling.exact((outer - bore) / 2, 'mm'), bore: telling.exact(bore, 'mm') }
      : undefined;
  }),
  rule('reserve', 'gauge', (product) => {
    const most = product.isOf('hoses') ? product.amount('maxPressure', 'bar') : 0;
    const { telling } = product;
    return most >= 2 * USUAL
      ? {
          most: telling.exact(most, 'bar'),
          times: telling.count(Math.floor(most / USUAL)),
          usual: telling.exact(USUAL, 'bar'),
        }
      : undefined;
  }),
  rule('rolledUp', 'weight', (product) => {
    const length = product.isOf('hoses') ? product.amount('length', 'mm') : 0;
    const shown = product.shown(weight);
    return length > 0 && length <= ROLLED && shown && product.amount('weight', 'kg') <= ONE_HAND
      ? { ...shown, length: product.telling.quantity(length / 1000, 'length') }
      : undefined;
  }),
  rule('lightEnd', 'weight', (product) =>
    product.isOf('hoses') && !product.amount('length', 'mm') && product.amount('weight', 'kg') <= LIGHT_END
      ? product.shown(weight)
      : undefined,
  ),
  rule('outdoors', 'thermometer', (product) =>
    product.isOf('hoses')
      ? product.shown({ least: ['minAmbientTemperature', '°C'], most: ['maxAmbientTemperature', '°C'] })
      : undefined,
  ),
];
