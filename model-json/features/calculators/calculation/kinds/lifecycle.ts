import { presentValueFactor } from '../../physics/annuity';
import { figure, step, type Calculator, type FieldGroup, type Figure, type Inputs } from '../Calculator';
import { hours, price } from '../fields';

/** The machines that are compared. */
const MACHINES = ['A', 'B'] as const;

/** What is known of a machine. B begins as one that is dearer and takes less. */
const machine = (name: string, purchase: number, power: number, maintenance: number): FieldGroup => ({
  key: `machine${name}`,
  fields: [
    { name: `purchase${name}`, quantity: 'money', usual: purchase, min: 0, max: 10_000_000 },
    { name: `power${name}`, quantity: 'power', usual: power, min: 0.1, max: 5000 },
    { name: `maintenance${name}`, quantity: 'money', usual: maintenance, min: 0, max: 1_000_000 },
  ],
});

/** What two machines cost over their lives, at today's value. */
export const lifecycle: Calculator = {
  groups: [
    machine('A', 15_000, 33, 1500),
    machine('B', 20_000, 29, 1500),
    {
      key: 'energy',
      fields: [hours(4000), price, { name: 'load', quantity: 'share', usual: 100, min: 1, max: 100 }],
    },
    {
      key: 'assumptions',
      isAssumption: true,
      fields: [
        { name: 'years', quantity: 'years', usual: 10, min: 1, max: 40, whole: true },
        { name: 'interest', quantity: 'share', usual: 5, min: 0, max: 30 },
        { name: 'growth', quantity: 'share', usual: 2, min: -10, max: 30 },
      ],
    },
  ],
  answer(inputs) {
    const [years, interest, growth] = ['years', 'interest', 'growth'].map((name) => inputs.number(name)) as [
      number,
      number,
      number,
    ];
    const forEnergy = figure('number', presentValueFactor(years, interest / 100, growth / 100));
    const forWork = figure('number', presentValueFactor(years, interest / 100, 0));
    const [a, b] = MACHINES.map((name) => costsOf(name, inputs, forEnergy, forWork)) as [Costs, Costs];
    const difference = figure('money', Math.abs(a.total.value - b.total.value));
    const shares = [figure('share', interest), figure('share', growth)] as const;
    const factor = (rate: Figure | 0) => [
      '(1 + ',
      rate === 0 ? '0' : rate,
      ') ÷ (1 + ',
      shares[0],
      '), n = ',
      figure('number', years),
    ];
    return {
      verdict: [a.total, b.total, difference],
      results: [
        { key: 'totalA', ...a.total },
        { key: 'totalB', ...b.total },
        { key: 'difference', ...difference },
        { key: 'energyShareA', ...a.energyShare },
        { key: 'energyShareB', ...b.energyShare },
      ],
      steps: [
        step('energyFactor', forEnergy, 'r = ', ...factor(shares[1])),
        step('workFactor', forWork, 'r = ', ...factor(0)),
        ...a.steps,
        ...b.steps,
        step('difference', difference, '|', a.total, ' − ', b.total, '|'),
      ],
      chart: {
        kind: 'stacks',
        series: ['purchase', 'energy', 'maintenance'],
        quantity: 'money',
        bars: [a, b].map(({ parts }, index) => ({ at: figure('number', index), width: 1, values: parts })),
      },
    };
  },
};

type Costs = ReturnType<typeof costsOf>;

function costsOf(name: string, inputs: Inputs, forEnergy: Figure, forWork: Figure) {
  const purchase = inputs.figure(`purchase${name}`);
  const power = inputs.figure(`power${name}`);
  const work = inputs.figure(`maintenance${name}`);
  const [time, load] = [inputs.figure('hours'), inputs.figure('load')];
  const each = inputs.figure('price');
  const year = figure('money', ((power.value * load.value) / 100) * time.value * each.value);
  const [energy, maintenance] = [year.value * forEnergy.value, work.value * forWork.value].map((value) =>
    figure('money', value),
  ) as [Figure, Figure];
  const total = figure('money', purchase.value + energy.value + maintenance.value);
  return {
    total,
    energyShare: figure('share', (energy.value / total.value) * 100),
    parts: [purchase.value, energy.value, maintenance.value],
    steps: [
      step(`yearEnergyCost${name}`, year, power, ' × ', load, ' × ', time, ' × ', each),
      step(`total${name}`, total, purchase, ' + ', year, ' × ', forEnergy, ' + ', work, ' × ', forWork),
    ],
  };
}
