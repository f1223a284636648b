import { meanPower, type Runner } from '../../physics/running';
import { figure, step, type Calculator, type Clash, type Inputs } from '../Calculator';
import { hours, price } from '../fields';
import { MOST_ROWS } from '../profile/reduced';

/** What a fixed-speed and a variable-speed machine take over a load profile. */
export const speed: Calculator = {
  readsLog: true,
  groups: [
    {
      key: 'profile',
      rows: {
        most: MOST_ROWS,
        usual: [
          [20, 4.4],
          [40, 3],
          [40, 2],
        ],
      },
      fields: [
        { name: 'share', quantity: 'share', min: 0.1, max: 100 },
        { name: 'draw', quantity: 'flow', min: 0, max: 1000 },
      ],
    },
    {
      key: 'fixed',
      fields: [
        { name: 'fixedDelivery', quantity: 'flow', usual: 4.7, min: 0.01, max: 1000 },
        { name: 'fixedPower', quantity: 'power', usual: 33.1, min: 0.1, max: 5000 },
      ],
    },
    {
      key: 'variable',
      fields: [
        { name: 'variableDelivery', quantity: 'flow', usual: 4.6, min: 0.01, max: 1000 },
        { name: 'variableLeast', quantity: 'flow', usual: 1.4, min: 0.01, max: 1000 },
        { name: 'variablePower', quantity: 'power', usual: 34, min: 0.1, max: 5000 },
        { name: 'variableLeastPower', quantity: 'power', usual: 11.1, min: 0.1, max: 5000 },
      ],
    },
    { key: 'energy', fields: [hours(4000), price] },
    {
      key: 'assumptions',
      isAssumption: true,
      fields: [
        { name: 'idle', quantity: 'share', usual: 30, min: 0, max: 60 },
        { name: 'extraPrice', quantity: 'money', usual: 5000, min: 0, max: 1_000_000 },
      ],
    },
  ],
  clashes: clashesOf,
  answer(inputs) {
    const [fixed, variable] = runners(inputs);
    const time = inputs.figure('hours');
    const each = inputs.figure('price');
    const rows = inputs.rows.map(({ share = 0, draw = 0 }) => ({
      share: figure('share', share),
      draw: figure('flow', draw),
      fixed: figure('power', meanPower(fixed, draw)),
      variable: figure('power', meanPower(variable, draw)),
    }));
    const yearly = (which: 'fixed' | 'variable') =>
      figure(
        'energy',
        rows.reduce((sum, row) => sum + (row[which].value * row.share.value * time.value) / 100, 0),
      );
    const [byFixed, byVariable] = [yearly('fixed'), yearly('variable')];
    const saved = figure('energy', byFixed.value - byVariable.value);
    const money = figure('money', saved.value * each.value);
    const extra = inputs.figure('extraPrice');
    const back = figure('years', extra.value / money.value);
    const sum = (which: 'fixed' | 'variable') => [
      time,
      ' × (',
      ...rows.flatMap((row, index) => [...(index > 0 ? [' + '] : []), row[which], ' × ', row.share]),
      ')',
    ];
    return {
      verdict: [byFixed, byVariable, money],
      results: [
        { key: 'fixedEnergy', ...byFixed },
        { key: 'variableEnergy', ...byVariable },
        { key: 'energySaved', ...saved },
        { key: 'moneySaved', ...money },
        ...(money.value > 0 ? [{ key: 'speedPayback', ...back }] : []),
      ],
      steps: [
        ...rows.map((row, index) => ({
          ...powerStep('fixedRow', fixed, row.draw.value, row.fixed.value),
          row: index + 1,
        })),
        ...rows.map((row, index) => ({
          ...powerStep('variableRow', variable, row.draw.value, row.variable.value),
          row: index + 1,
        })),
        step('fixedEnergy', byFixed, ...sum('fixed')),
        step('variableEnergy', byVariable, ...sum('variable')),
        step('energySaved', saved, byFixed, ' − ', byVariable),
        step('moneySaved', money, saved, ' × ', each),
        ...(money.value > 0 ? [step('speedPayback', back, extra, ' ÷ ', money)] : []),
      ],
      chart: {
        kind: 'bars',
        series: ['fixed', 'variable'],
        quantity: 'power',
        bars: rows.map(({ share, draw, ...row }) => ({
          at: draw,
          width: share.value,
          values: [row.fixed.value, row.variable.value],
        })),
      },
      wanted: {
        families: ['screw/fixed-speed', 'screw/variable-speed'],
        least: { freeAirDelivery: Math.max(...rows.map(({ draw }) => draw.value)) * 1000 },
        by: 'freeAirDelivery',
      },
    };
  },
};

/** The arithmetic of a power: below its least delivery a machine loads and idles by turns. */
function powerStep(
  key: string,
  { delivery, least, power, leastPower, idle }: Runner,
  draw: number,
  mean: number,
) {
  const [q, top, low] = [figure('flow', draw), figure('flow', delivery), figure('flow', least)];
  const [full, part] = [figure('power', power), figure('power', leastPower)];
  const byTurns = [
    part,
    ' × (',
    q,
    ' ÷ ',
    low,
    ' + ',
    figure('share', idle * 100),
    ' × (1 − ',
    q,
    ' ÷ ',
    low,
    '))',
  ];
  const onLine = [part, ' + (', full, ' − ', part, ') × (', q, ' − ', low, ') ÷ (', top, ' − ', low, ')'];
  const put = draw < least ? byTurns : least === delivery ? [full] : onLine;
  return step(key, figure('power', mean), ...put);
}

const runners = (inputs: Inputs): [Runner, Runner] => {
  const idle = inputs.number('idle') / 100;
  const [fixed, fixedPower] = [inputs.number('fixedDelivery'), inputs.number('fixedPower')];
  return [
    { delivery: fixed, least: fixed, power: fixedPower, leastPower: fixedPower, idle },
    {
      delivery: inputs.number('variableDelivery'),
      least: inputs.number('variableLeast'),
      power: inputs.number('variablePower'),
      leastPower: inputs.number('variableLeastPower'),
      idle,
    },
  ];
};

function clashesOf(inputs: Inputs): Clash[] {
  const least = Math.min(inputs.number('fixedDelivery'), inputs.number('variableDelivery'));
  const top = inputs.figure('variableDelivery');
  const all = inputs.rows.reduce((sum, { share = 0 }) => sum + share, 0);
  const last = inputs.rows.at(-1)?.share ?? 0;
  return [
    ...inputs.rows.flatMap(({ draw = 0, row = 0 }): Clash[] =>
      draw > least ? [{ field: `draw${row}`, reason: 'most', limit: figure('flow', least) }] : [],
    ),
    // Rounded shares of a log may add up to a little more.
    ...(all > 100.5
      ? [
          {
            field: `share${inputs.rows.at(-1)?.row ?? 1}`,
            reason: 'most' as const,
            limit: figure('share', Math.max(0, 100 - all + last)),
          },
        ]
      : []),
    ...(inputs.number('variableLeast') >= top.value
      ? [{ field: 'variableLeast', reason: 'below' as const, limit: top }]
      : []),
  ];
}
