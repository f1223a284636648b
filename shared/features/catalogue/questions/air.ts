import { AMBIENT, dryDensity, mixingRatio, saturation } from '../../../measures/humid-air';

/** l in a m³, mbar in a bar */
const THOUSAND = 1000;

/** Free air that a tank gives while its pressure falls. @param volume l @param fall bar @returns l */
export const storedAir = (volume: number, fall: number): number => (volume * fall * THOUSAND) / AMBIENT;

/** A moment of humid air: °C, share of saturation (0 to 1), bar above atmosphere. */
export interface Air {
  readonly temperature: number;
  readonly humidity: number;
  readonly pressure: number;
}

const vapourOf = ({ temperature, humidity }: Air) => humidity * saturation(temperature);
const waterIn = (air: Air) => mixingRatio(vapourOf(air), air.pressure * THOUSAND + AMBIENT);

/** The dry air in free air as it is drawn in. @param flow l/min @returns kg */
export const dryAir = (flow: number, minutes: number, drawn: Air): number =>
  (flow / THOUSAND) * minutes * dryDensity(AMBIENT, vapourOf(drawn), drawn.temperature);

/** The water that falls out between two states of air. @param dry kg of dry air @returns l */
export const waterBetween = (dry: number, from: Air, to: Air): number =>
  Math.max(0, (dry * (waterIn(from) - waterIn(to))) / THOUSAND);
