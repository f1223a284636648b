import {
  AMBIENT,
  dryDensity,
  MASS_RATIO,
  mixingRatio,
  saturation,
} from '../../../../../shared/measures/humid-air';
import { figure, step, type Calculator, type Figure } from '../Calculator';
import { hours } from '../fields';

/** How much water leaves the air in the aftercooler and in the dryer: a balance of water over dry air. */
export const condensate: Calculator = {
  groups: [
    {
      key: 'air',
      fields: [
        { name: 'flow', quantity: 'flow', usual: 5, usualUs: 180, min: 0.01, max: 1000 },
        { name: 'pressure', quantity: 'pressure', usual: 7, usualUs: 100, min: 0.5, max: 40 },
        hours(4000),
      ],
    },
    {
      key: 'climate',
      fields: [
        { name: 'inlet', quantity: 'temperature', usual: 25, min: -20, max: 50 },
        { name: 'humidity', quantity: 'share', usual: 60, min: 1, max: 100 },
        { name: 'cooled', quantity: 'temperature', usual: 35, min: 1, max: 80 },
        { name: 'dewPoint', quantity: 'temperature', usual: 3, min: -70, max: 20 },
      ],
    },
  ],
  clashes: (inputs) =>
    inputs.number('dewPoint') > inputs.number('cooled')
      ? [{ field: 'dewPoint', reason: 'below', limit: inputs.figure('cooled') }]
      : [],
  answer(inputs) {
    const flow = inputs.figure('flow');
    const inlet = inputs.figure('inlet');
    const humidity = inputs.figure('humidity');
    const pressure = 1000 * inputs.number('pressure') + AMBIENT;
    const vapour = (temperature: number) => figure('vapour', saturation(temperature));
    const saturated = vapour(inlet.value);
    const drawn = figure('vapour', (saturated.value * humidity.value) / 100);
    const dry = figure('mass', flow.value * dryDensity(AMBIENT, drawn.value, inlet.value));
    const before = figure('moisture', mixingRatio(drawn.value, AMBIENT));
    // Air that is cooled without reaching its dew point keeps its water.
    const most = (temperature: number) => figure('moisture', mixingRatio(saturation(temperature), pressure));
    const [cooled, dried] = [most(inputs.number('cooled')), most(inputs.number('dewPoint'))];
    const kept = figure('moisture', Math.min(before.value, cooled.value));
    const left = figure('moisture', Math.min(kept.value, dried.value));
    const hourly = (from: number, to: number) =>
      figure('volumePerHour', (dry.value * 60 * (from - to)) / 1000);
    const [cooler, dryer] = [hourly(before.value, kept.value), hourly(kept.value, left.value)];
    const all = figure('volumePerHour', cooler.value + dryer.value);
    const time = inputs.figure('hours');
    const year = figure('volume', all.value * time.value);
    const [ambient, compressed] = [figure('vapour', AMBIENT), figure('vapour', pressure)];
    const ratio = (of: Figure, at: Figure) => [
      figure('moisture', 1000 * MASS_RATIO),
      ' × ',
      of,
      ' ÷ (',
      at,
      ' − ',
      of,
      ')',
    ];
    const minutes = figure('minutes', 60);
    return {
      verdict: [all, year],
      results: [
        { key: 'condensate', ...all },
        { key: 'inCooler', ...cooler },
        { key: 'inDryer', ...dryer },
        { key: 'yearCondensate', ...year },
      ],
      steps: [
        step('saturation', saturated, inlet),
        step('vapour', drawn, saturated, ' × ', humidity),
        step('dryAir', dry, flow, ' × ', figure('density', dryDensity(AMBIENT, drawn.value, inlet.value))),
        step('drawnWater', before, ...ratio(drawn, ambient)),
        step('cooledWater', kept, ...ratio(vapour(inputs.number('cooled')), compressed)),
        step('driedWater', left, ...ratio(vapour(inputs.number('dewPoint')), compressed)),
        step('inCooler', cooler, dry, ' × ', minutes, '/h × (', before, ' − ', kept, ')'),
        step('inDryer', dryer, dry, ' × ', minutes, '/h × (', kept, ' − ', left, ')'),
        step('yearCondensate', year, '(', cooler, ' + ', dryer, ') × ', time),
      ],
      wanted: {
        families: ['condensate/separators'],
        least: { ratedFlow: flow.value * 1000 },
        by: 'ratedFlow',
      },
    };
  },
};
