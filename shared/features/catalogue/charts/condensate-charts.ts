import { REFERENCE } from '../../../measures/treatment-flow';
import { isOfFamily } from '../api/is-of-family';
import { AFTERCOOLER, HUMIDITY } from '../assumptions';
import { dryAir, waterBetween } from '../questions/air';
import type { ChartRule } from './Chart';
import { curve, measured, reckoned } from './curve';

const HOUR = 60;
/** Of the room that air is drawn from, °C: winter, spring, the usual one, and a hot day. */
const ROOMS = [5, 15, 25, 35];
const [MILD, HOT] = [15, 35];

/** The water that a drain or separator is brought in an hour, l. @param flow l/min @param room °C */
function waterIn(flow: number, room: number): number {
  const drawn = { temperature: room, humidity: HUMIDITY, pressure: 0 };
  const cooled = { temperature: room + AFTERCOOLER, humidity: 1, pressure: REFERENCE.pressure };
  return waterBetween(dryAir(flow, HOUR, drawn), drawn, cooled);
}

/** The water that its flow of air brings, by the temperature of the room. */
export const water: ChartRule = ({ product: { familyId }, telling, words }) => {
  const flow = telling.number('ratedFlow', 'l/min');
  if (!flow || !isOfFamily(familyId, 'condensate')) return undefined;
  const {
    axes,
    water: { title, finding },
  } = words.charts;
  const across = measured(telling, axes.room, '°C');
  const up = reckoned(telling, axes.water, 'volumePerHour');
  const [mild, hot] = [waterIn(flow, MILD), waterIn(flow, HOT)];
  return {
    title,
    finding: finding({
      hot: across.full(HOT),
      humidity: telling.exact(HUMIDITY * 100, '%'),
      flow: telling.exact(flow, 'l/min'),
      water: up.full(hot),
      times: telling.about(hot / mild, '1'),
      mild: across.full(MILD),
    }),
    ...curve(
      across,
      up,
      ROOMS.map((x) => ({ x, y: waterIn(flow, x) })),
    ),
    fromZero: true,
  };
};
