import * as c from './concepts';
import { atLeast, atMost, enough, family, feature, having, near } from './Judge';

/** The judges for figures that people ask for in every language. */

export const electric7point5kW = having(c.electric, near('motorPower', 7.5));
/** A metric horsepower is 735.5 W. */
export const of10MetricHorsepower = having(c.compressors, near('motorPower', 7.355));
export const screw15kW = having(c.screw, near('motorPower', 15));
export const at15bar = having(c.compressors, enough('maxPressure', 15));
export const quietAt8barAnd230V = having(
  c.compressors,
  enough('maxPressure', 8),
  atMost('soundPressureLevel', 66),
  near('voltage', 230),
);
export const receiver500l = having(c.receivers, near('tankVolume', 500));
export const under60dB = having(c.compressors, atMost('soundPressureLevel', 60));
export const oilFreeUpTo65dB = having(c.oilFree, atMost('soundPressureLevel', 65));
export const over2000lPerMinute = having(c.compressors, atLeast('freeAirDelivery', 2000));
export const mobile50l = having(c.mobile, near('tankVolume', 50));
export const threePhase4kW = having(c.compressors, near('motorPower', 4), near('phases', 3));
export const dryerTo40Below = having(family('dryers'), atMost('pressureDewPoint', -40));
export const impactWrench850Nm = having(c.impactWrenches, enough('torque', 850));
export const oilFreeOnWheels = having(c.oilFree, feature('on-wheels'));
