import { ATMOSPHERE, peakVolume, startsVolume } from '../../../sizing/api/receiver';
import { figure, step, type Calculator } from '../Calculator';

/** l/min in a m³/min */
const LITRES = 1000;
const HOUR = figure('minutes', 60);
const atmosphere = figure('pressure', ATMOSPHERE);

/** The volume for a peak, and for no more starts than a motor bears; the larger one counts. */
export const receiver: Calculator = {
  groups: [
    {
      key: 'peak',
      fields: [
        { name: 'delivery', quantity: 'flow', usual: 1, usualUs: 35, min: 0.01, max: 1000 },
        { name: 'demand', quantity: 'flow', usual: 1.5, usualUs: 50, min: 0.01, max: 2000 },
        { name: 'peakTime', quantity: 'seconds', usual: 60, min: 1, max: 3600 },
      ],
    },
    {
      key: 'band',
      fields: [
        { name: 'high', quantity: 'pressure', usual: 10, usualUs: 145, min: 0.5, max: 40 },
        { name: 'low', quantity: 'pressure', usual: 8, usualUs: 115, min: 0.3, max: 39.9 },
      ],
    },
    {
      key: 'assumptions',
      isAssumption: true,
      fields: [
        { name: 'running', quantity: 'share', usual: 50, min: 1, max: 99 },
        { name: 'starts', quantity: 'perHour', usual: 20, min: 1, max: 200 },
      ],
    },
  ],
  clashes: (inputs) =>
    inputs.number('low') >= inputs.number('high')
      ? [{ field: 'low', reason: 'below', limit: inputs.figure('high') }]
      : [],
  answer(inputs) {
    const [delivery, demand] = [inputs.figure('delivery'), inputs.figure('demand')];
    const time = inputs.figure('peakTime');
    const [high, low] = [inputs.figure('high'), inputs.figure('low')];
    const band = figure('pressure', high.value - low.value);
    const share = inputs.figure('running');
    const rest = figure('share', 100 - share.value);
    const starts = inputs.figure('starts');
    const forPeak = figure(
      'volume',
      peakVolume(time.value / 60, demand.value * LITRES, delivery.value * LITRES, band.value),
    );
    const forStarts = figure(
      'volume',
      startsVolume(delivery.value * LITRES, share.value / 100, starts.value, band.value),
    );
    const volume = figure('volume', Math.max(forPeak.value, forStarts.value));
    return {
      verdict: [volume, high],
      results: [
        { key: 'receiver', ...volume },
        { key: 'forPeak', ...forPeak },
        { key: 'forStarts', ...forStarts },
      ],
      steps: [
        step('band', band, high, ' − ', low),
        demand.value > delivery.value
          ? step('forPeak', forPeak, time, ' × (', demand, ' − ', delivery, ') × ', atmosphere, ' ÷ ', band)
          : step('noPeak', forPeak, demand, ' ≤ ', delivery),
        step(
          'forStarts',
          forStarts,
          delivery,
          ' × ',
          share,
          ' × ',
          rest,
          ' × ',
          atmosphere,
          ' × ',
          HOUR,
          '/h ÷ (',
          starts,
          ' × ',
          band,
          ')',
        ),
        step('receiver', volume, 'max (', forPeak, '; ', forStarts, ')'),
      ],
      wanted: {
        families: ['tanks/vertical', 'tanks/horizontal'],
        least: { tankVolume: volume.value, maxPressure: high.value },
        by: 'tankVolume',
      },
    };
  },
};
