import { rule } from './Reason';

/** The band that load and idle need, bar. On average it is half above the pressure that is needed. */
const BAND = 1;
/** More energy for each bar, as a share: the rule of the trade (U.S. DOE, Compressed Air Sourcebook). */
const SHARE_OF_A_BAR = 0.07;
const PISTONS = ['mobile', 'stationary'] as const;

/** How compressors are driven, and what that spares. */
export const driveReasons = [
  rule('steady', 'steady', (product) => {
    const power = product.has('variable-speed') && product.telling.number('packagePower', 'kW');
    if (!power) return undefined;
    const { telling } = product;
    return {
      band: telling.exact(BAND, 'bar'),
      power: telling.quantity(power * (BAND / 2) * SHARE_OF_A_BAR, 'power'),
    };
  }),
  rule('softStart', 'start', (product) =>
    product.has('variable-speed') ? product.shown({ current: ['ratedCurrent', 'A'] }) : undefined,
  ),
  rule('staggered', 'start', (product) => {
    const power = product.isOf('stationary/tandem') && product.telling.number('motorPower', 'kW');
    if (!power) return undefined;
    const { telling } = product;
    return { half: telling.exact(power / 2, 'kW'), power: telling.exact(power, 'kW') };
  }),
  rule('twoStages', 'stages', (product) =>
    product.has('two-stage')
      ? product.shown({ power: ['specificPower', 'kW/(m³/min)'], pressure: ['maxPressure', 'bar'] })
      : undefined,
  ),
  rule('twoSteps', 'stages', (product) =>
    product.has('two-stage') && !product.amount('specificPower', 'kW/(m³/min)')
      ? product.shown({ pressure: ['maxPressure', 'bar'] })
      : undefined,
  ),
  rule('oneAxis', 'coupling', (product) =>
    product.isOf('screw') && product.has('direct-driven')
      ? product.shown({ power: ['motorPower', 'kW'] })
      : undefined,
  ),
  rule('oneShaft', 'coupling', (product) => product.isOf(...PISTONS) && product.has('direct-driven')),
  rule('pulleys', 'belt', (product) =>
    product.isOf('screw') && product.has('belt-driven')
      ? product.shown({ pressure: ['maxPressure', 'bar'] })
      : undefined,
  ),
  rule('slowPump', 'belt', (product) => product.isOf(...PISTONS) && product.has('belt-driven')),
];
