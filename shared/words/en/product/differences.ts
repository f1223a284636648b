/** How a difference is said as a share. */
interface Share {
  readonly more: (share: string) => string;
  readonly less: (share: string) => string;
  /** From twice as much on: `2.4`. */
  readonly times: (times: string) => string;
  readonly same: string;
}

/** How it is said as an amount. */
interface Amount {
  readonly more: (amount: string) => string;
  readonly less: (amount: string) => string;
}

type Named<T> = Readonly<Partial<Record<string, T>>>;

/** `twice`, `2.4 times` */
const timesOf = (times: string): string => (times === '2' ? 'twice' : `${times} times`);

/** In what a product differs from the one that a page shows. */
export const differences = {
  sizes: {
    larger: (differences: string) => `One size up: ${differences}`,
    smaller: (differences: string) => `One size down: ${differences}`,
  },
  dries: (dewPoint: string) => `dries to a dew point of ${dewPoint}`,
  shares: {
    freeAirDelivery: {
      more: (share) => `${share} more air`,
      less: (share) => `${share} less air`,
      times: (times) => `${timesOf(times)} the air`,
      same: 'as much air',
    },
    ratedFlow: {
      more: (share) => `${share} more flow`,
      less: (share) => `${share} less flow`,
      times: (times) => `${timesOf(times)} the flow`,
      same: 'the same flow',
    },
    airConsumption: {
      more: (share) => `takes ${share} more air`,
      less: (share) => `takes ${share} less air`,
      times: (times) => `takes ${timesOf(times)} the air`,
      same: 'takes as much air',
    },
    torque: {
      more: (share) => `${share} more torque`,
      less: (share) => `${share} less torque`,
      times: (times) => `${timesOf(times)} the torque`,
      same: 'the same torque',
    },
  } as Named<Share>,
  amounts: {
    motorPower: { more: (amount) => `${amount} more power`, less: (amount) => `${amount} less power` },
    tankVolume: {
      more: (amount) => `tank ${amount} larger`,
      less: (amount) => `tank ${amount} smaller`,
    },
    /** Of a tank by itself. */
    volume: { more: (amount) => `${amount} larger`, less: (amount) => `${amount} smaller` },
    speed: { more: (amount) => `${amount} faster`, less: (amount) => `${amount} slower` },
    vibration: {
      more: (amount) => `${amount} more vibration`,
      less: (amount) => `${amount} less vibration`,
    },
    pressureDrop: {
      more: (amount) => `${amount} more pressure drop`,
      less: (amount) => `${amount} less pressure drop`,
    },
    soundPressureLevel: { more: (amount) => `${amount} louder`, less: (amount) => `${amount} quieter` },
    weight: { more: (amount) => `${amount} heavier`, less: (amount) => `${amount} lighter` },
    innerDiameter: {
      more: (amount) => `${amount} wider inside`,
      less: (amount) => `${amount} narrower inside`,
    },
    outerDiameter: { more: (amount) => `${amount} wider`, less: (amount) => `${amount} narrower` },
    nozzleDiameter: {
      more: (amount) => `nozzle ${amount} wider`,
      less: (amount) => `nozzle ${amount} narrower`,
    },
  } as Named<Amount>,
  instead: {
    maxPressure: (to, from) => `up to ${to} instead of ${from}`,
    workingPressure: (to, from) => `works at ${to} instead of ${from}`,
    pressureDewPoint: (to, from) => `dew point ${to} instead of ${from}`,
    residualOil: (to, from) => `leaves ${to} of oil instead of ${from}`,
    particleSize: (to, from) => `stops particles from ${to} instead of ${from}`,
  } as Named<(to: string, from: string) => string>,
};
