import type { Telling } from '../questions/Telling';
import { BAND } from '../assumptions';
import { storedAir } from '../questions/air';
import type { ChartRule } from './Chart';
import { curve, measured, round, timed } from './curve';

const LITRES = 1000;
/** Digits of specific power. */
const WORKED_OUT = 3;
/** What is drawn from a machine, as a multiple of what it delivers. */
const DRAWN = [1.5, 2, 3, 4];

/** What each cubic metre of air takes, from the smallest delivery to the full one. */
export const load: ChartRule = ({ product: { name, flowCurve }, telling, words }) => {
  const { freeAirDelivery, packagePower, specificPower } = words.figureNames;
  const across = measured(telling, freeAirDelivery, 'l/min');
  const up = measured(telling, specificPower, 'kW/(m³/min)', WORKED_OUT);
  const places = flowCurve
    .map(({ delivery: x, power }) => ({ x, y: (power * LITRES) / x, more: [power] }))
    .toSorted((a, b) => a.x - b.x);
  const [best, ...others] = places.toSorted((a, b) => a.y - b.y);
  const worst = others.at(-1);
  if (!best || !worst) return undefined;
  const { title, finding } = words.charts.load;
  return {
    title,
    finding: finding({
      name,
      flow: across.full(best.x),
      least: up.full(best.y),
      other: across.full(worst.x),
      most: up.full(worst.y),
    }),
    ...curve(across, up, places, [measured(telling, packagePower, 'kW')]),
    fromZero: false,
  };
};

/** A machine's versions for higher pressures deliver less. */
export const byPressure: ChartRule = ({ product: { name }, telling, versions, words }) => {
  const places = versions.flatMap(placeOf).toSorted((a, b) => a.x - b.x);
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last || first.x === last.x) return undefined;
  const names = words.figureNames;
  const across = measured(telling, names.maxPressure, 'bar');
  const [power, ...others] = new Set(places.map((place) => place.power));
  const { title, finding } = words.charts.pressure;
  const isStated = places.every(({ more }) => more.length > 0);
  return {
    title,
    finding: finding({
      name,
      low: across.full(first.x),
      high: across.full(last.x),
      share: telling.about((1 - last.y / first.y) * 100, '%'),
      // One power for all is said once: a column of it would be too wide for a phone.
      power: power === undefined || others.length > 0 ? undefined : telling.exact(power, 'kW'),
    }),
    ...curve(
      across,
      measured(telling, names.freeAirDelivery, 'l/min'),
      places,
      isStated ? [measured(telling, names.specificPower, 'kW/(m³/min)', WORKED_OUT)] : [],
    ),
    fromZero: true,
  };
};

function placeOf(telling: Telling) {
  const [x, y] = [telling.number('maxPressure', 'bar'), telling.number('freeAirDelivery', 'l/min')];
  if (x === undefined || y === undefined) return [];
  const specific = telling.number('specificPower', 'kW/(m³/min)');
  const power = telling.number('packagePower', 'kW');
  return [{ x, y, power, more: specific === undefined ? [] : [specific] }];
}

/** How long a machine's tank makes up for what is drawn beyond its delivery. */
export const bridge: ChartRule = ({ product: { name }, telling, words }) => {
  const [flow, volume] = [telling.number('freeAirDelivery', 'l/min'), telling.number('tankVolume', 'l')];
  const high = telling.number('maxPressure', 'bar');
  if (!flow || !volume || !high || high <= 2 * BAND) return undefined;
  const { title, finding } = words.charts.bridge;
  const { demand, time } = words.charts.axes;
  const [across, up] = [measured(telling, demand, 'l/min'), timed(telling, time)];
  const places = DRAWN.map((share) => {
    const x = round(share * flow);
    return { x, y: (storedAir(volume, BAND) / (x - flow)) * 60 };
  });
  const [first] = places;
  return (
    first && {
      title,
      finding: finding({
        name,
        demand: across.full(first.x),
        time: up.full(first.y),
        high: telling.exact(high, 'bar'),
        low: telling.exact(high - BAND, 'bar'),
      }),
      ...curve(across, up, places),
      fromZero: true,
    }
  );
};
