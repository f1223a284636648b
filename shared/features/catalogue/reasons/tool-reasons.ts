import { rule } from './Reason';

const MOTORS = ['drills', 'grinding', 'impact', 'ratchets', 'sanding'].map((each) => `air-tools/${each}`);
/** What arms bear all day, kg, and a tool that fits inside a frame, mm. */
const LIGHT = 1.6;
const SHORT = 200;
/** Guns of low pressure, and the pressure of every workshop, bar. */
const SOFT = 3;
const WORKSHOP = 7;
/** Shots a minute of which the air consumption of nailers is stated. */
const SHOTS = 20;

const weight = { weight: ['weight', 'kg'] } as const;
const working = { pressure: ['workingPressure', 'bar'] } as const;

/** Air tools, and the units in front of them. */
export const toolReasons = [
  rule('sparedWrist', 'torque', (product) =>
    product.isOf('air-tools/impact') ? product.shown({ ...weight, torque: ['torque', 'N·m'] }) : undefined,
  ),
  rule('softSpray', 'spray', (product) =>
    product.isOf('air-tools/spraying') && product.amount('workingPressure', 'bar') <= SOFT
      ? product.shown(working)
      : undefined,
  ),
  rule(
    'noElectrics',
    'plug',
    (product) => product.isOf('air-tools/spraying') && product.amount('workingPressure', 'bar') <= SOFT,
  ),
  rule('shot', 'nail', (product) => {
    const flow = product.isOf('air-tools/nailing') && product.telling.number('airConsumption', 'l/min');
    return flow ? { air: product.telling.about(flow / SHOTS, 'l') } : undefined;
  }),
  // Light ones are used at a bench.
  rule(
    'drizzle',
    'droplet',
    (product) => product.isOf('air-tools/nailing') && product.amount('weight', 'kg') > LIGHT,
  ),
  rule('stalls', 'rotor', (product) => product.isOf(...MOTORS)),
  rule('lightTool', 'weight', (product) =>
    product.isOf('air-tools') && product.amount('weight', 'kg') <= LIGHT ? product.shown(weight) : undefined,
  ),
  rule('shortTool', 'ruler', (product) =>
    product.isOf(...MOTORS) && product.amount('length', 'mm') <= SHORT
      ? product.shown({ length: ['length', 'mm'] })
      : undefined,
  ),
  rule('ratedPressure', 'gauge', (product) =>
    product.isOf('air-tools') &&
    product.amount('workingPressure', 'bar') > SOFT &&
    product.amount('workingPressure', 'bar') <= WORKSHOP
      ? product.shown(working)
      : undefined,
  ),
  rule('anyProfile', 'joint', (product) => {
    const thread = product.isOf('air-tools') && product.telling.text('connection');
    return thread ? { thread } : undefined;
  }),
  rule('fineDirt', 'bowl', (product) =>
    product.isOf('service-units') ? product.shown({ size: ['particleSize', 'µm'] }) : undefined,
  ),
  rule('fullInlet', 'gauge', (product) =>
    product.isOf('service-units') ? product.shown({ pressure: ['maxPressure', 'bar'] }) : undefined,
  ),
  rule('atTheOutlet', 'ruler', (product) =>
    product.isOf('service-units')
      ? product.shown({ width: ['width', 'mm'], height: ['height', 'mm'] })
      : undefined,
  ),
];
