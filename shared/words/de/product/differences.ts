import type * as English from '../../en/product/differences';

/** `doppelt`, `2,4-mal` */
const timesOf = (times: string): string => (times === '2' ? 'doppelt' : `${times}-mal`);

export const differences: typeof English.differences = {
  sizes: {
    larger: (differences) => `Eine Größe darüber: ${differences}`,
    smaller: (differences) => `Eine Größe darunter: ${differences}`,
  },
  dries: (dewPoint) => `trocknet auf einen Taupunkt von ${dewPoint}`,
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
      times: (times) => `${timesOf(times)} so viel Durchfluss`,
      same: 'derselbe Durchfluss',
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
      times: (times) => `${timesOf(times)} so viel Drehmoment`,
      same: 'dasselbe Drehmoment',
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
    outerDiameter: { more: (amount) => `${amount} breiter`, less: (amount) => `${amount} schmaler` },
    nozzleDiameter: { more: (amount) => `Düse ${amount} weiter`, less: (amount) => `Düse ${amount} enger` },
  },
  instead: {
    maxPressure: (to, from) => `bis ${to} statt ${from}`,
    workingPressure: (to, from) => `arbeitet mit ${to} statt ${from}`,
    pressureDewPoint: (to, from) => `Taupunkt ${to} statt ${from}`,
    residualOil: (to, from) => `lässt ${to} Öl übrig statt ${from}`,
    particleSize: (to, from) => `hält Partikel ab ${to} zurück statt ab ${from}`,
  },
};
