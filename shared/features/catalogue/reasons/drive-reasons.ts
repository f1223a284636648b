import { SHARE_OF_A_BAR } from '../assumptions';
import { rule } from './Reason';

/** What load and idle need above the pressure that is needed, bar; on average it is half of it. */
const LOAD_BAND = 1;
const PISTONS = ['mobile', 'stationary'] as const;

/** How compressors are driven, and what that spares. */
export const driveReasons = [
  rule('steady', 'steady', (product) => {
    const power = product.has('variable-speed') && product.telling.number('packagePower', 'kW');
    if (!power) return undefined;
    const { telling } = product;
    return {
      band: telling.exact(LOAD_BAND, 'bar'),
      power: telling.quantity(power * (LOAD_BAND / 2) * (SHARE_OF_A_BAR / 100), 'power'),
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
