import { CONVERSATION, SHIFT } from '../assumptions';
import { rule } from './Reason';
import type { Subject } from './Subject';

/** The level from which ears need protection, dB(A). */
const LIMIT = 80;
/** What is measured at, m. */
const METRE = 1;
/** What an exchanger in the oil circuit gives of the motor's power, and at which temperature, °C. */
const AS_WATER = 0.75;
const WATER = 70;
/** Regular leak checks begin at this CO₂ equivalent: Regulation (EU) 2024/573, kg. */
const LEAK_CHECKS = 5000;

/** The level that is heard a metre away, if it is so loud. */
function heard({ telling }: Subject, isSo: (level: number) => boolean) {
  const level = telling.number('soundPressureLevel', 'dB(A)');
  return level !== undefined && isSo(level)
    ? { level: telling.exact(level, 'dB(A)'), distance: telling.quantity(METRE, 'length') }
    : undefined;
}

/** What compressors take, give off and ask for. */
export const machineReasons = [
  rule('localPressure', 'gauge', (product) => product.shown({ inlet: ['inletPressure', 'bar'] })),
  rule('oneStage', 'stages', (product) => {
    const [inlet, pressure] = [product.amount('inletPressure', 'bar'), product.amount('maxPressure', 'bar')];
    if (inlet === 0) return undefined;
    const { telling } = product;
    return {
      inlet: telling.exact(inlet, 'bar'),
      pressure: telling.exact(pressure, 'bar'),
      ratio: telling.count((pressure + 1) / (inlet + 1)),
    };
  }),
  rule('dryCylinders', 'no-drop', (product) => product.isOf('mobile') && product.has('oil-free')),
  rule('likeTalk', 'sound', (product) => {
    const shown = heard(product, (level) => level <= CONVERSATION);
    return shown && { ...shown, talk: product.telling.exact(CONVERSATION, 'dB(A)') };
  }),
  rule('noMuffs', 'sound', (product) => {
    const shown = heard(product, (level) => level > CONVERSATION && level < LIMIT);
    return shown && { ...shown, limit: product.telling.exact(LIMIT, 'dB(A)') };
  }),
  rule('usedHeat', 'heat', (product) => {
    const power = product.isOf('screw') && product.telling.number('motorPower', 'kW');
    if (!power) return undefined;
    const { telling } = product;
    return { power: telling.quantity(power * AS_WATER, 'power'), water: telling.exact(WATER, '°C') };
  }),
  rule('leakChecks', 'snow', (product) => {
    const { telling } = product;
    const refrigerant = telling.text('refrigerant');
    const shown = product.shown({
      charge: ['refrigerantCharge', 'kg'],
      carbon: ['carbonDioxideEquivalent', 'kg'],
    });
    // Of no use to readers in the United States, whose law counts otherwise.
    return shown &&
      refrigerant &&
      product.system === 'metric' &&
      product.amount('carbonDioxideEquivalent', 'kg') < LEAK_CHECKS
      ? { ...shown, refrigerant, limit: telling.exact(LEAK_CHECKS, 'kg') }
      : undefined;
  }),
  rule('idles', 'gauge', (product) =>
    product.has('petrol') ? product.shown({ pressure: ['maxPressure', 'bar'] }) : undefined,
  ),
  rule('ownEngine', 'can', (product) => product.has('petrol')),
  rule('noOilChange', 'spanner', (product) =>
    product.isOf('mobile') && product.has('oil-free') && product.amount('serviceInterval', 'h') >= SHIFT
      ? product.shown({ hours: ['serviceInterval', 'h'] })
      : undefined,
  ),
  rule('quickService', 'spanner', (product) =>
    product.isOf('mobile') && !product.has('oil-free') && !product.has('petrol')
      ? product.shown({ hours: ['serviceInterval', 'h'] })
      : undefined,
  ),
  rule('standingService', 'spanner', (product) =>
    product.isOf('stationary') && !product.isOf('stationary/booster')
      ? product.shown({ hours: ['serviceInterval', 'h'] })
      : undefined,
  ),
  rule('serviceSide', 'spanner', (product) =>
    product.isOf('screw') ? { distance: product.telling.quantity(METRE, 'length') } : undefined,
  ),
  rule('continuous', 'clock', (product) =>
    product.isOf('screw') && product.amount('dutyCycle', '%') === 100
      ? product.shown({ share: ['dutyCycle', '%'] })
      : undefined,
  ),
];
