import { shareOfDrop } from '../../../measures/flow-exponent';
import { BAND, FILLED, SHARE_OF_A_BAR } from '../assumptions';
import { dryAir, storedAir, waterBetween } from './air';
import type { Rule } from './Asked';
import type { Telling } from './Telling';

const DAY = 24 * 60;
/** What dryers' flows are given for (ISO 7183). */
const FREE = { temperature: 20, humidity: 0, pressure: 0 } as const;
/** Less is not worth a sentence, bar. */
const LEAST_DROP = 0.05;
/** What a tank is asked for, l/min, and the tank beside a tool, l. */
const FLOW = 500;
const TANK = 50;

export const loss: Rule = (telling, { loss: { question, answer } }) => {
  const [flow, drop] = [telling.number('ratedFlow', 'l/min'), telling.number('pressureDrop', 'bar')];
  if (flow === undefined || drop === undefined || drop < LEAST_DROP) return undefined;
  return {
    question,
    answer: answer({
      flow: telling.exact(flow, 'l/min'),
      drop: telling.exact(drop, 'bar'),
      half: telling.about(drop * shareOfDrop(0.5), 'bar'),
      share: telling.about(drop * SHARE_OF_A_BAR, '%'),
    }),
  };
};

/** The water that a dryer takes out of its rated flow in a day, l; undefined if unknown. */
export function driedOf(telling: Telling): number | undefined {
  const [flow, dewPoint] = [telling.number('ratedFlow', 'l/min'), telling.number('pressureDewPoint', '°C')];
  const [pressure, inlet] = [
    telling.number('referencePressure', 'bar'),
    telling.number('referenceInletTemperature', '°C'),
  ];
  if (flow === undefined || dewPoint === undefined || pressure === undefined || inlet === undefined)
    return undefined;
  const at = (temperature: number) => ({ temperature, humidity: 1, pressure });
  return waterBetween(dryAir(flow, DAY, FREE), at(inlet), at(dewPoint));
}

export const dried: Rule = (telling, { dried: { question, answer } }) => {
  const water = driedOf(telling);
  const stated = telling.stated(['ratedFlow', 'referenceInletTemperature', 'referencePressure']);
  if (water === undefined) return undefined;
  const [flow = '', inlet = '', pressure = ''] = stated;
  return { question, answer: answer({ water: telling.about(water, 'l'), flow, inlet, pressure }) };
};

/** A tank by itself. */
export const reserve: Rule = (telling, { reserve: { question, answer } }) => {
  const volume = telling.number('tankVolume', 'l');
  const most = telling.number('maxPressure', 'bar');
  if (!volume || !most || telling.number('freeAirDelivery', 'l/min') !== undefined) return undefined;
  const high = Math.min(FILLED, most);
  const air = storedAir(volume, BAND);
  return {
    question,
    answer: answer({
      high: telling.exact(high, 'bar'),
      low: telling.exact(high - BAND, 'bar'),
      air: telling.about(air, 'l'),
      time: telling.time((air / FLOW) * 60),
      flow: telling.exact(FLOW, 'l/min'),
    }),
  };
};

/** A tool beside a tank. */
export const demand: Rule = (telling, { demand: { question, answer } }) => {
  const flow = telling.number('airConsumption', 'l/min');
  const working = telling.number('workingPressure', 'bar');
  if (!flow || !working || working > FILLED - BAND + 1) return undefined;
  return {
    question,
    answer: answer({
      tank: telling.exact(TANK, 'l'),
      high: telling.exact(FILLED, 'bar'),
      low: telling.exact(FILLED - BAND, 'bar'),
      time: telling.time((storedAir(TANK, BAND) / flow) * 60),
    }),
  };
};
