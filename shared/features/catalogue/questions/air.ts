import { AMBIENT, dryDensity, mixingRatio, saturation } from '../../../measures/humid-air';

/** Pressure of free air, bar. */
const ATMOSPHERE = 1.013;
const LITRES = 1000;

/** Free air that a tank gives while its pressure falls. @param volume l @param fall bar @returns l */
export const storedAir = (volume: number, fall: number): number => (volume * fall) / ATMOSPHERE;

/** A moment of humid air: °C, share of saturation (0 to 1), bar above atmosphere. */
export interface Air {
  readonly temperature: number;
  readonly humidity: number;
  readonly pressure: number;
}

const vapourOf = ({ temperature, humidity }: Air) => humidity * saturation(temperature);
const waterIn = (air: Air) => mixingRatio(vapourOf(air), air.pressure * LITRES + AMBIENT);

/** The dry air in free air as it is drawn in. @param flow l/min @returns kg */
export const dryAir = (flow: number, minutes: number, drawn: Air): number =>
  (flow / LITRES) * minutes * dryDensity(AMBIENT, vapourOf(drawn), drawn.temperature);

/** The water that falls out between two states of air. @param dry kg of dry air @returns l */
export const waterBetween = (dry: number, from: Air, to: Air): number =>
  Math.max(0, (dry * (waterIn(from) - waterIn(to))) / LITRES);
