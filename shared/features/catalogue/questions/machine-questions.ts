import { energyPerYear } from '../../../measures/energy-cost';
import { AFTERCOOLER, BAND, CONVERSATION, HUMIDITY, SHIFT } from '../assumptions';
import { dryAir, storedAir, waterBetween } from './air';
import type { Rule } from './Asked';
import type { Telling } from './Telling';

const EIGHT_HOURS = 480;
const DRAWN = { temperature: 25, humidity: HUMIDITY, pressure: 0 } as const;
const AFTERCOOLED = DRAWN.temperature + AFTERCOOLER;
/** Heat that a cubic metre of air takes up, kJ/K: 1.2 kg/m³ × 1.005 kJ/(kg·K). */
const HEAT_CAPACITY = 1.2 * 1.005;
const WARMER = 10;
/** Below this, a room needs no ventilation of its own for it, kW. */
const LEAST_HEAT = 3;
/** Hours in a year under load: machines that need pauses are for single jobs. */
const UNDER_LOAD = { without: 4000, withPauses: 500 } as const;
const LOUD = 63;

/** The water that falls out of a machine's air in eight hours, l, and what it is cooled to, °C; undefined if unknown. */
export function condensateOf(telling: Telling): { water: number; cooled: number } | undefined {
  const flow = telling.number('freeAirDelivery', 'l/min');
  const pressure = telling.number('maxPressure', 'bar');
  // What a booster draws has been drained before.
  if (flow === undefined || pressure === undefined || telling.number('inletPressure', 'bar') !== undefined)
    return undefined;
  const cooled = telling.number('pressureDewPoint', '°C') ?? AFTERCOOLED;
  const saturated = { temperature: cooled, humidity: 1, pressure };
  return { water: waterBetween(dryAir(flow, EIGHT_HOURS, DRAWN), DRAWN, saturated), cooled };
}

export const condensate: Rule = (telling, words) => {
  const drained = condensateOf(telling);
  if (!drained) return undefined;
  const dewPoint = telling.number('pressureDewPoint', '°C');
  const of = {
    water: telling.about(drained.water, 'l'),
    air: telling.exact(DRAWN.temperature, '°C'),
    humidity: telling.exact(DRAWN.humidity * 100, '%'),
  };
  const { question, answer, dried } = words.condensate;
  return dewPoint === undefined
    ? { question, answer: answer({ ...of, cooled: telling.exact(drained.cooled, '°C') }) }
    : { question, answer: dried({ ...of, dewPoint: telling.exact(dewPoint, '°C') }) };
};

/** What a machine with a tank delivers into it: l/min, l, bar. */
function tankOf(telling: Telling): { flow: number; volume: number; pressure: number } | undefined {
  const [flow, volume] = [telling.number('freeAirDelivery', 'l/min'), telling.number('tankVolume', 'l')];
  const pressure = telling.number('maxPressure', 'bar');
  return flow && volume && pressure ? { flow, volume, pressure } : undefined;
}

export const fill: Rule = (telling, { fill: { question, answer } }) => {
  const tank = tankOf(telling);
  if (!tank) return undefined;
  const { flow, volume, pressure } = tank;
  const time = telling.time((storedAir(volume, pressure) / flow) * 60);
  return { question, answer: answer({ pressure: telling.exact(pressure, 'bar'), time }) };
};

export const bridge: Rule = (telling, { bridge: { question, answer } }) => {
  const tank = tankOf(telling);
  if (!tank || tank.pressure <= 2 * BAND) return undefined;
  const { flow, volume, pressure } = tank;
  const air = storedAir(volume, BAND);
  return {
    question,
    answer: answer({
      high: telling.exact(pressure, 'bar'),
      low: telling.exact(pressure - BAND, 'bar'),
      air: telling.about(air, 'l'),
      time: telling.time((air / flow) * 60),
    }),
  };
};

export const heat: Rule = (telling, { heat: { question, answer } }) => {
  const power = telling.number('packagePower', 'kW');
  if (power === undefined || power < LEAST_HEAT) return undefined;
  const flow = telling.about((power * 3600) / (HEAT_CAPACITY * WARMER), 'm³/h');
  return {
    question,
    answer: answer({ power: telling.exact(power, 'kW'), warmer: telling.quantity(WARMER, 'warming'), flow }),
  };
};

/** Machines that need pauses work no shifts. */
const needsPauses = (telling: Telling) => (telling.number('dutyCycle', '%') ?? 100) < 100;

export const energy: Rule = (telling, { energy: { question, answer } }) => {
  const power = telling.number('packagePower', 'kW');
  if (power === undefined) return undefined;
  const hours = needsPauses(telling) ? UNDER_LOAD.withPauses : UNDER_LOAD.without;
  return {
    question,
    answer: answer({
      hours: telling.exact(hours, 'h'),
      energy: telling.quantity(energyPerYear(power, hours), 'energy'),
    }),
  };
};

export const noise: Rule = (telling, { noise: { question, answer } }) => {
  const level = telling.number('soundPressureLevel', 'dB(A)');
  if (level === undefined || level < LOUD) return undefined;
  // Measured at 1 m; in the open, sound falls by 6 dB with each doubling of the distance.
  const distance = telling.quantity(10 ** ((level - CONVERSATION) / 20), 'length');
  return { question, answer: answer({ distance, level: telling.exact(CONVERSATION, 'dB(A)') }) };
};

/** Everything is serviced once a year at least: only where three shifts make it sooner, there is something to work out. */
export const service: Rule = (telling, { service: { question, answer } }) => {
  const hours = telling.number('serviceInterval', 'h');
  const isMachine = telling.number('motorPower', 'kW') !== undefined && !needsPauses(telling);
  if (hours === undefined || !isMachine || hours < SHIFT || hours >= 3 * SHIFT) return undefined;
  const three = telling.months((hours / (3 * SHIFT)) * 12);
  return { question, answer: answer({ hours: telling.exact(hours, 'h'), three }) };
};
