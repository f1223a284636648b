import type * as English from '../../en/product/differences';

/** `doppelt`, `2,4-mal` */
const timesOf = (times: string): string => (times === '2' ? 'doppelt' : `${times}-mal`);
/** `doppelt`, `2,4-fach` */
const foldOf = (times: string): string => (times === '2' ? 'doppelt' : `${times}-fach`);

export const differences: typeof English.differences = {
  sizes: {
    larger: (differences) => `Eine Nummer größer: ${differences}`,
    smaller: (differences) => `Eine Nummer kleiner: ${differences}`,
  },
  dries: (dewPoint) => `trocknet auf einen Drucktaupunkt von ${dewPoint}`,
  shares: {
    freeAirDelivery: {
      more: (share) => `${share} mehr Luft`,
      less: (share) => `${share} weniger Luft`,
      times: (times) => `${timesOf(times)} so viel Luft`,
      same: 'ebenso viel Luft',
    },
    ratedFlow: {
      more: (share) => `${share} mehr Durchfluss`,
      less: (share) => `${share} weniger Durchfluss`,
      times: (times) => `${foldOf(times)}er Durchfluss`,
      same: 'gleicher Durchfluss',
    },
    airConsumption: {
      more: (share) => `braucht ${share} mehr Luft`,
      less: (share) => `braucht ${share} weniger Luft`,
      times: (times) => `braucht ${timesOf(times)} so viel Luft`,
      same: 'braucht ebenso viel Luft',
    },
    torque: {
      more: (share) => `${share} mehr Drehmoment`,
      less: (share) => `${share} weniger Drehmoment`,
      times: (times) => `${foldOf(times)}es Drehmoment`,
      same: 'gleiches Drehmoment',
    },
  },
  amounts: {
    motorPower: {
      more: (amount) => `${amount} mehr Leistung`,
      less: (amount) => `${amount} weniger Leistung`,
    },
    tankVolume: {
      more: (amount) => `Behälter ${amount} größer`,
      less: (amount) => `Behälter ${amount} kleiner`,
    },
    volume: { more: (amount) => `${amount} größer`, less: (amount) => `${amount} kleiner` },
    speed: { more: (amount) => `${amount} schneller`, less: (amount) => `${amount} langsamer` },
    vibration: {
      more: (amount) => `${amount} mehr Vibration`,
      less: (amount) => `${amount} weniger Vibration`,
    },
    pressureDrop: {
      more: (amount) => `${amount} mehr Druckverlust`,
      less: (amount) => `${amount} weniger Druckverlust`,
    },
    soundPressureLevel: { more: (amount) => `${amount} lauter`, less: (amount) => `${amount} leiser` },
    weight: { more: (amount) => `${amount} schwerer`, less: (amount) => `${amount} leichter` },
    innerDiameter: { more: (amount) => `innen ${amount} weiter`, less: (amount) => `innen ${amount} enger` },
    outerDiameter: {
      more: (amount) => `${amount} größerer Durchmesser`,
      less: (amount) => `${amount} kleinerer Durchmesser`,
    },
    nozzleDiameter: { more: (amount) => `Düse ${amount} größer`, less: (amount) => `Düse ${amount} kleiner` },
  },
  instead: {
    maxPressure: (to, from) => `bis ${to} statt ${from}`,
    workingPressure: (to, from) => `arbeitet mit ${to} statt ${from}`,
    pressureDewPoint: (to, from) => `Drucktaupunkt ${to} statt ${from}`,
    residualOil: (to, from) => `Restölgehalt ${to} statt ${from}`,
    particleSize: (to, from) => `hält Partikel ab ${to} zurück statt ab ${from}`,
  },
};
