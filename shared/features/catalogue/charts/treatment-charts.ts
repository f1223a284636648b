import { shareOfDrop } from '../../../measures/flow-exponent';
import { dryerFactors, filterFactor, INLET_TEMPERATURES, REFERENCE } from '../../../measures/treatment-flow';
import { BAND, FILLED } from '../assumptions';
import { storedAir } from '../questions/air';
import type { Chart, Charting, ChartRule } from './Chart';
import { curve, measured, round, timed } from './curve';

/** What adsorption dryers are used at, bar; the least, which a network falls to. */
const PRESSURES = [5, 6, 7, 8, 10];
/** What a dryer's air comes in with in summer, °C. */
const SUMMER = 45;
/** Less is not worth a curve, bar. */
const LEAST_DROP = 0.05;
/** Digits of what is worked out from stated figures. */
const WORKED_OUT = 3;
const SHARES = [0.25, 0.5, 0.75];
/** How long a tank lasts, s. */
const TIMES = [240, 120, 60, 30];

/** A dryer's flow when its air comes in warmer (refrigeration), or at another pressure (adsorption). */
export const dryer: ChartRule = (charting) => {
  const { telling } = charting;
  const flow = telling.number('ratedFlow', 'l/min');
  if (flow === undefined || telling.number('pressureDewPoint', '°C') === undefined) return undefined;
  return telling.text('refrigerant') === undefined ? byPressure(flow, charting) : byInlet(flow, charting);
};

function byInlet(flow: number, { product: { name }, telling, words }: Charting): Chart {
  const most = telling.number('maxInletTemperature', '°C') ?? SUMMER;
  const { title, finding } = words.charts.inlet;
  const across = measured(telling, words.charts.axes.inlet, '°C');
  const up = measured(telling, words.charts.axes.flow, 'l/min', WORKED_OUT);
  const factor = (inlet: number) => dryerFactors(REFERENCE.pressure, inlet).temperature;
  return {
    title,
    finding: finding({
      name,
      inlet: across.full(SUMMER),
      flow: up.full(flow * factor(SUMMER)),
      share: telling.about((1 - factor(SUMMER)) * 100, '%'),
    }),
    ...curve(
      across,
      up,
      INLET_TEMPERATURES.filter((x) => x <= most).map((x) => ({ x, y: flow * factor(x) })),
    ),
    fromZero: true,
  };
}

function byPressure(flow: number, { product: { name }, telling, words }: Charting): Chart {
  const [low = REFERENCE.pressure] = PRESSURES;
  const most = telling.number('maxPressure', 'bar') ?? REFERENCE.pressure;
  const { title, finding } = words.charts.dryerPressure;
  const across = measured(telling, words.charts.axes.pressure, 'bar');
  const up = measured(telling, words.charts.axes.flow, 'l/min', WORKED_OUT);
  return {
    title,
    finding: finding({
      name,
      pressure: across.full(low),
      flow: up.full(flow * filterFactor(low)),
      share: telling.about((1 - filterFactor(low)) * 100, '%'),
      reference: across.full(REFERENCE.pressure),
    }),
    ...curve(
      across,
      up,
      PRESSURES.filter((x) => x <= most).map((x) => ({ x, y: flow * filterFactor(x) })),
    ),
    fromZero: true,
  };
}

/** The pressure that a filter or a hose takes at less than its rated flow. */
export const drop: ChartRule = ({ product: { name }, telling, words }) => {
  const [flow, full] = [telling.number('ratedFlow', 'l/min'), telling.number('pressureDrop', 'bar')];
  if (flow === undefined || full === undefined || full < LEAST_DROP) return undefined;
  const { title, finding } = words.charts.drop;
  const across = measured(telling, words.charts.axes.flow, 'l/min');
  const up = measured(telling, words.figureNames.pressureDrop, 'bar', 2);
  const at = (x: number) => ({ x, y: full * shareOfDrop(x / flow) });
  const most = at(round(flow * 0.75));
  return {
    title,
    finding: finding({
      name,
      flow: across.full(most.x),
      drop: up.full(most.y),
      full: up.full(full),
      fullFlow: across.full(flow),
    }),
    ...curve(across, up, [...SHARES.map((share) => at(round(flow * share))), at(flow)]),
    fromZero: true,
  };
};

/** How long a tank by itself lasts. */
export const reserve: ChartRule = ({ telling, words }) => {
  const [volume, most] = [telling.number('tankVolume', 'l'), telling.number('maxPressure', 'bar')];
  if (!volume || !most || telling.number('freeAirDelivery', 'l/min') !== undefined) return undefined;
  const { title, finding } = words.charts.reserve;
  const { demand, time } = words.charts.axes;
  const [across, up] = [measured(telling, demand, 'l/min'), timed(telling, time)];
  const high = Math.min(FILLED, most);
  const flowFor = (seconds: number) => (storedAir(volume, BAND) / seconds) * 60;
  const [, told = 0] = TIMES;
  return {
    title,
    finding: finding({
      flow: across.full(flowFor(told)),
      time: up.full(told),
      high: telling.exact(high, 'bar'),
      low: telling.exact(high - BAND, 'bar'),
    }),
    ...curve(
      across,
      up,
      TIMES.map((y) => ({ x: flowFor(y), y })),
    ),
    fromZero: true,
  };
};
