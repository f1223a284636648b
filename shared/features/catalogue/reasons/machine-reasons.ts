import { rule } from './Reason';

/** A conversation, and the level from which ears need protection, dB(A). */
const TALK = 60;
const LIMIT = 80;
/** What is measured at, m. */
const METRE = 1;
/** What an exchanger in the oil circuit gives of the motor's power, and at which temperature, °C. */
const AS_WATER = 0.75;
const WATER = 70;
/** Regular leak checks begin at this CO₂ equivalent: Regulation (EU) 2024/573, kg. */
const LEAK_CHECKS = 5000;

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
    const level = product.amount('soundPressureLevel', 'dB(A)');
    const { telling } = product;
    return level > 0 && level <= TALK
      ? {
          level: telling.exact(level, 'dB(A)'),
          distance: telling.quantity(METRE, 'length'),
          talk: telling.exact(TALK, 'dB(A)'),
        }
      : undefined;
  }),
  rule('noMuffs', 'sound', (product) => {
    const level = product.amount('soundPressureLevel', 'dB(A)');
    const { telling } = product;
    return level > TALK && level < LIMIT
      ? {
          level: telling.exact(level, 'dB(A)'),
          distance: telling.quantity(METRE, 'length'),
          limit: telling.exact(LIMIT, 'dB(A)'),
        }
      : undefined;
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
    product.isOf('mobile') && product.has('oil-free') && product.amount('serviceInterval', 'h') >= 2000
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
