import { ATMOSPHERE, bleedFlow, holeFlow, pressureFactor, SONIC } from '../../physics/leaks';
import { carbon, hours, price, specific } from '../fields';
import { figure, step, type Calculator, type Figure, type Inputs, type Step } from '../Calculator';

/** What leaks cost: the flow by one of four ways of finding it (ISO 11011, clause on leakage), then power, energy, money. */
export const leaks: Calculator = {
  groups: [
    {
      key: 'leak',
      fields: [
        { name: 'method', options: ['holes', 'bleed', 'cycle', 'known'] },
        {
          name: 'count',
          quantity: 'number',
          usual: 5,
          min: 1,
          max: 999,
          whole: true,
          when: ['method', 'holes'],
        },
        {
          name: 'bore',
          quantity: 'bore',
          usual: 2,
          usualUs: 0.0625,
          min: 0.1,
          max: 25,
          when: ['method', 'holes'],
        },
        {
          name: 'pressure',
          quantity: 'pressure',
          usual: 7,
          usualUs: 100,
          min: 1,
          max: 40,
          when: ['method', 'holes'],
        },
        {
          name: 'volume',
          quantity: 'volume',
          usual: 1000,
          usualUs: 240,
          min: 1,
          max: 1_000_000,
          when: ['method', 'bleed'],
        },
        {
          name: 'from',
          quantity: 'pressure',
          usual: 7,
          usualUs: 100,
          min: 1,
          max: 40,
          when: ['method', 'bleed'],
        },
        {
          name: 'to',
          quantity: 'pressure',
          usual: 6,
          usualUs: 90,
          min: 0.9,
          max: 39,
          when: ['method', 'bleed'],
        },
        { name: 'seconds', quantity: 'seconds', usual: 120, min: 1, max: 86_400, when: ['method', 'bleed'] },
        {
          name: 'delivery',
          quantity: 'flow',
          usual: 5,
          usualUs: 180,
          min: 0.01,
          max: 1000,
          when: ['method', 'cycle'],
        },
        { name: 'loaded', quantity: 'seconds', usual: 30, min: 1, max: 86_400, when: ['method', 'cycle'] },
        { name: 'unloaded', quantity: 'seconds', usual: 120, min: 1, max: 86_400, when: ['method', 'cycle'] },
        {
          name: 'leakFlow',
          quantity: 'flow',
          usual: 1,
          usualUs: 35,
          min: 0.001,
          max: 1000,
          when: ['method', 'known'],
        },
      ],
    },
    { key: 'energy', fields: [{ ...hours(8760), name: 'underPressure' }, price] },
    {
      key: 'assumptions',
      isAssumption: true,
      fields: [
        { name: 'coefficient', quantity: 'number', usual: 0.61, min: 0.3, max: 1, when: ['method', 'holes'] },
        specific,
        carbon,
        { name: 'repaired', quantity: 'share', usual: 70, min: 1, max: 100 },
      ],
    },
  ],
  clashes: (inputs) =>
    inputs.choice('method') === 'bleed' && inputs.number('to') >= inputs.number('from')
      ? [{ field: 'to', reason: 'below', limit: inputs.figure('from') }]
      : [],
  answer(inputs) {
    const found = ways[inputs.choice('method')]?.(inputs) ?? ways.known!(inputs);
    const flow = found.flow;
    const used = inputs.figure('specific');
    const power = figure('power', flow.value * used.value);
    const time = inputs.figure('underPressure');
    const energy = figure('energy', power.value * time.value);
    const each = inputs.figure('price');
    const cost = figure('money', energy.value * each.value);
    const repaired = inputs.figure('repaired');
    const saving = figure('money', (cost.value * repaired.value) / 100);
    const factor = inputs.figure('carbon');
    const emitted = figure('carbon', energy.value * factor.value);
    return {
      verdict: [flow, cost],
      results: [
        { key: 'leakFlow', ...flow },
        { key: 'leakPower', ...power },
        { key: 'yearEnergy', ...energy },
        { key: 'yearCost', ...cost },
        { key: 'yearSaving', ...saving },
        { key: 'yearCarbon', ...emitted },
      ],
      steps: [
        ...found.steps,
        step('leakPower', power, flow, ' × ', used),
        step('yearEnergy', energy, power, ' × ', time),
        step('yearCost', cost, energy, ' × ', each),
        step('yearSaving', saving, cost, ' × ', repaired),
        step('yearCarbon', emitted, energy, ' × ', factor),
      ],
    };
  },
};

interface Found {
  readonly flow: Figure;
  readonly steps: readonly Step[];
}

const atmosphere = figure('pressure', ATMOSPHERE);

const ways: Readonly<Record<string, (inputs: Inputs) => Found>> = {
  holes(inputs) {
    const [bore, pressure] = [inputs.figure('bore'), inputs.figure('pressure')];
    const coefficient = inputs.figure('coefficient');
    const one = figure('flow', holeFlow(bore.value, pressure.value, coefficient.value));
    const count = inputs.figure('count');
    const flow = figure('flow', one.value * count.value);
    const put = [
      coefficient,
      ' × π ÷ 4 × (',
      bore,
      ')² × (',
      pressure,
      ' + ',
      atmosphere,
      ') ÷ ',
      atmosphere,
      ' × ',
      figure('velocity', SONIC),
    ];
    return { flow, steps: [step('holeFlow', one, ...put), step('leakFlow', flow, count, ' × ', one)] };
  },
  bleed(inputs) {
    const [from, to] = [inputs.figure('from'), inputs.figure('to')];
    const volume = inputs.figure('volume');
    const seconds = inputs.figure('seconds');
    const mean = figure('flow', bleedFlow(volume.value, from.value, to.value, seconds.value));
    const flow = figure('flow', mean.value * pressureFactor(from.value, from.value, to.value));
    const half = [
      mean,
      ' × (',
      from,
      ' + ',
      atmosphere,
      ') ÷ ((',
      from,
      ' + ',
      to,
      ') ÷ 2 + ',
      atmosphere,
      ')',
    ];
    return {
      flow,
      steps: [
        step('bleedFlow', mean, volume, ' × (', from, ' − ', to, ') ÷ (', atmosphere, ' × ', seconds, ')'),
        step('bleedAtPressure', flow, ...half),
      ],
    };
  },
  cycle(inputs) {
    const delivery = inputs.figure('delivery');
    const [on, off] = [inputs.figure('loaded'), inputs.figure('unloaded')];
    const flow = figure('flow', (delivery.value * on.value) / (on.value + off.value));
    return { flow, steps: [step('cycleFlow', flow, delivery, ' × ', on, ' ÷ (', on, ' + ', off, ')')] };
  },
  known: (inputs) => ({ flow: inputs.figure('leakFlow'), steps: [] }),
};
