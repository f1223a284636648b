import { boreFor, PIPE_CONSTANT, pressureDrop, velocity } from '../../physics/pipe';
import { balance } from '../../physics/ring';
import { figure, step, type Answer, type Calculator, type Figure, type Inputs } from '../Calculator';

/** The most lengths of a ring. */
const MOST_LENGTHS = 8;

const STRAIGHT = ['shape', 'straight'] as const;
const RING = ['shape', 'ring'] as const;

/** Pressure lost in a pipe, and the bore that loses no more than allowed; or a ring main with its take-offs, balanced. */
export const pipe: Calculator = {
  groups: [
    {
      key: 'pipe',
      fields: [
        { name: 'shape', options: ['straight', 'ring'] },
        {
          name: 'flow',
          quantity: 'flow',
          usual: 4.7,
          usualUs: 150,
          min: 0.01,
          max: 1000,
          when: STRAIGHT,
        },
        {
          name: 'length',
          quantity: 'length',
          usual: 120,
          usualUs: 400,
          min: 0.1,
          max: 10_000,
          when: STRAIGHT,
        },
        { name: 'pipeBore', quantity: 'bore', usual: 50, usualUs: 2, min: 4, max: 1000, when: STRAIGHT },
        { name: 'pressure', quantity: 'pressure', usual: 7, usualUs: 100, min: 0.5, max: 40 },
        { name: 'allowed', quantity: 'pressure', usual: 0.1, usualUs: 1.5, min: 0.001, max: 5 },
      ],
    },
    {
      key: 'lengths',
      rows: {
        most: MOST_LENGTHS,
        usual: [
          [60, 50, 1.5],
          [60, 50, 1.7],
          [60, 50, 1.5],
          [60, 50, 0],
        ],
        // ft, in and cfm.
        usualUs: [
          [200, 2, 50],
          [200, 2, 60],
          [200, 2, 50],
          [200, 2, 0],
        ],
      },
      fields: [
        { name: 'segment', quantity: 'length', min: 0.1, max: 10_000, when: RING },
        { name: 'segmentBore', quantity: 'bore', min: 4, max: 1000, when: RING },
        { name: 'draw', quantity: 'flow', min: 0, max: 1000, when: RING },
      ],
    },
    {
      key: 'assumptions',
      isAssumption: true,
      fields: [{ name: 'fittings', quantity: 'share', usual: 20, min: 0, max: 300 }],
    },
  ],
  clashes(inputs) {
    if (inputs.choice('shape') !== 'ring') return [];
    const drawn = inputs.rows.some(({ draw = 0 }) => draw > 0);
    const first = inputs.rows[0]?.row ?? 1;
    return drawn ? [] : [{ field: `draw${first}`, reason: 'above', limit: figure('flow', 0) }];
  },
  answer: (inputs) => (inputs.choice('shape') === 'ring' ? ringAnswer(inputs) : straightAnswer(inputs)),
};

/** What is left of a balance, bar. */
const NOTHING = 1e-6;

const constant = figure('pipeConstant', PIPE_CONSTANT);
const one = figure('pressure', 1);

const equivalent = (length: number, fittings: Figure): Figure =>
  figure('length', length * (1 + fittings.value / 100));

function straightAnswer(inputs: Inputs): Answer {
  const [flow, bore] = [inputs.figure('flow'), inputs.figure('pipeBore')];
  const [pressure, allowed] = [inputs.figure('pressure'), inputs.figure('allowed')];
  const [plain, fittings] = [inputs.figure('length'), inputs.figure('fittings')];
  const length = equivalent(plain.value, fittings);
  const drop = figure('pressure', pressureDrop(flow.value, length.value, bore.value, pressure.value));
  const least = figure('bore', boreFor(flow.value, length.value, allowed.value, pressure.value));
  const speed = figure('velocity', velocity(flow.value, bore.value, pressure.value));
  const absolute = ['(', pressure, ' + ', one, ')'];
  return {
    verdict: [drop, least, allowed],
    results: [
      { key: 'drop', ...drop },
      { key: 'leastBore', ...least },
      { key: 'velocity', ...speed },
    ],
    steps: [
      step('equivalent', length, plain, ' × (1 + ', fittings, ')'),
      step(
        'drop',
        drop,
        constant,
        ' × (',
        flow,
        ')^1.85 × ',
        length,
        ' ÷ ((',
        bore,
        ')⁵ × ',
        ...absolute,
        ')',
      ),
      step(
        'leastBore',
        least,
        '(',
        constant,
        ' × (',
        flow,
        ')^1.85 × ',
        length,
        ' ÷ (',
        allowed,
        ' × ',
        ...absolute,
        '))^(1/5)',
      ),
      step('velocity', speed, flow, ' × ', one, ' ÷ ', ...absolute, ' ÷ (π ÷ 4 × (', bore, ')²)'),
    ],
    wanted: { families: ['air-net/pipes'], least: { innerDiameter: least.value }, by: 'innerDiameter' },
  };
}

function ringAnswer(inputs: Inputs): Answer {
  const pressure = inputs.figure('pressure');
  const fittings = inputs.figure('fittings');
  const lengths = inputs.rows.map(({ segment = 0, segmentBore = 0, draw = 0 }) => ({
    length: equivalent(segment, fittings).value,
    bore: segmentBore,
    draw,
  }));
  const { flows, drops, rounds, remainder } = balance(lengths, pressure.value);
  // Pressure lost from the compressor to the end of each length.
  let lost = 0;
  const at = drops.map((drop) => (lost += drop));
  const worst = at.reduce((most, value) => Math.max(most, value), 0);
  const point = at.indexOf(worst) + 1;
  const rest = figure('pressure', pressure.value - worst);
  const total = figure(
    'flow',
    lengths.reduce((sum, { draw }) => sum + draw, 0),
  );
  return {
    verdict: [figure('pressure', worst), figure('number', point), rest],
    results: [
      { key: 'worst', ...figure('pressure', worst) },
      { key: 'worstPoint', ...figure('number', point) },
      { key: 'pressureThere', ...rest },
      { key: 'ringFlow', ...total },
    ],
    steps: [
      ...lengths.map(({ length, bore }, index) => {
        const flow = figure('flow', flows[index] ?? 0);
        const put = [
          constant,
          ' × (',
          flow,
          ')^1.85 × ',
          figure('length', length),
          ' ÷ ((',
          figure('bore', bore),
          ')⁵ × (',
          pressure,
          ' + ',
          one,
          '))',
        ];
        return { ...step('ringDrop', figure('pressure', drops[index] ?? 0), ...put), row: index + 1 };
      }),
      step(
        'ringRest',
        figure('pressure', Math.abs(remainder) < NOTHING ? 0 : remainder),
        ...drops.flatMap((drop, index) => [index > 0 ? ' + ' : '', figure('pressure', drop)]),
      ),
      step('rounds', figure('number', rounds), 'n'),
    ],
    chart: {
      kind: 'ring',
      series: ['flow', 'pressure'],
      quantity: 'pressure',
      bars: lengths.map(({ draw, length }, index) => ({
        at: figure('flow', draw),
        width: length,
        values: [flows[index] ?? 0, pressure.value - (at[index] ?? 0)],
      })),
    },
  };
}
