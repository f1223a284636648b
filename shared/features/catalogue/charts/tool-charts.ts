import { shareOfFlow } from '../../../measures/treatment-flow';
import { isOfFamily } from '../api/is-of-family';
import { FILLED } from '../assumptions';
import { usualUseOf } from '../api/usual-use';
import type { ChartRule } from './Chart';
import { curve, measured } from './curve';

/** What blow guns are used at, bar. */
const PRESSURES = [2, 3, 4, 5, 6];
/** What is enough for most work with one, bar. */
const ENOUGH = 4;
/** Shares of time that tools are in use, %, and how far apart two must be to be read. */
const USES = [25, 50, 75];
const APART = 10;
/** How long most piston compressors may run, %. */
const DUTY = 60;
const WORKED_OUT = 2;

/** What an open nozzle takes at less pressure. */
export const nozzle: ChartRule = ({ product: { familyId }, telling, words }) => {
  const [flow, working] = [
    telling.number('airConsumption', 'l/min'),
    telling.number('workingPressure', 'bar'),
  ];
  // A tyre inflator blows against the tyre.
  if (!flow || !working || working > FILLED || !isOfFamily(familyId, 'air-tools/blowing')) return undefined;
  const { title, finding } = words.charts.nozzle;
  const across = measured(telling, words.charts.axes.pressure, 'bar');
  const up = measured(telling, words.figureNames.airConsumption, 'l/min', WORKED_OUT);
  const share = (pressure: number) => shareOfFlow(pressure, working);
  return {
    title,
    finding: finding({
      pressure: across.full(ENOUGH),
      flow: up.full(flow * share(ENOUGH)),
      share: telling.about((1 - share(ENOUGH)) * 100, '%'),
      working: across.full(working),
    }),
    ...curve(
      across,
      up,
      PRESSURES.filter((x) => x <= working).map((x) => ({ x, y: flow * share(x) })),
    ),
    fromZero: true,
  };
};

/** What a piston compressor has to deliver for a tool, by how much of the time it is in use. */
export const compressor: ChartRule = ({ product: { familyId }, telling, words }) => {
  const flow = telling.number('airConsumption', 'l/min');
  if (!flow || !isOfFamily(familyId, 'air-tools')) return undefined;
  const {
    axes,
    compressor: { title, finding },
  } = words.charts;
  const across = measured(telling, axes.use, '%');
  const up = measured(telling, words.figureNames.freeAirDelivery, 'l/min', WORKED_OUT);
  const at = (x: number) => ({ x, y: (flow * x) / DUTY, more: [(flow * x) / 100] });
  const usual = at(usualUseOf(familyId));
  const others = [...USES, 100].map(at).filter(({ x }) => Math.abs(x - usual.x) >= APART);
  return {
    title,
    finding: finding({
      use: across.full(usual.x),
      flow: up.full(usual.y),
      duty: telling.exact(DUTY, '%'),
      full: telling.exact(flow, 'l/min'),
    }),
    ...curve(
      across,
      up,
      [usual, ...others].toSorted((a, b) => a.x - b.x),
      [measured(telling, axes.mean, 'l/min', WORKED_OUT)],
    ),
    fromZero: true,
  };
};
