import type * as English from '../../en/product/differences';

export const differences: typeof English.differences = {
  sizes: {
    larger: (differences) => `La taille au-dessus : ${differences}`,
    smaller: (differences) => `La taille au-dessous : ${differences}`,
  },
  dries: (dewPoint) => `sèche jusqu’à un point de rosée sous pression de ${dewPoint}`,
  shares: {
    freeAirDelivery: {
      more: (share) => `${share} d’air en plus`,
      less: (share) => `${share} d’air en moins`,
      times: (times) => `${times} fois plus d’air`,
      same: 'autant d’air',
    },
    ratedFlow: {
      more: (share) => `${share} de débit en plus`,
      less: (share) => `${share} de débit en moins`,
      times: (times) => `${times} fois le débit`,
      same: 'le même débit',
    },
    airConsumption: {
      more: (share) => `consomme ${share} d’air en plus`,
      less: (share) => `consomme ${share} d’air en moins`,
      times: (times) => `consomme ${times} fois plus d’air`,
      same: 'consomme autant d’air',
    },
    torque: {
      more: (share) => `${share} de couple en plus`,
      less: (share) => `${share} de couple en moins`,
      times: (times) => `${times} fois le couple`,
      same: 'le même couple',
    },
  },
  amounts: {
    motorPower: {
      more: (amount) => `${amount} de puissance en plus`,
      less: (amount) => `${amount} de puissance en moins`,
    },
    tankVolume: {
      more: (amount) => `${amount} de réservoir en plus`,
      less: (amount) => `${amount} de réservoir en moins`,
    },
    volume: { more: (amount) => `${amount} de plus`, less: (amount) => `${amount} de moins` },
    speed: { more: (amount) => `${amount} de plus`, less: (amount) => `${amount} de moins` },
    vibration: {
      more: (amount) => `${amount} de vibration en plus`,
      less: (amount) => `${amount} de vibration en moins`,
    },
    pressureDrop: {
      more: (amount) => `${amount} de perte de charge en plus`,
      less: (amount) => `${amount} de perte de charge en moins`,
    },
    soundPressureLevel: {
      more: (amount) => `${amount} de bruit en plus`,
      less: (amount) => `${amount} de bruit en moins`,
    },
    weight: { more: (amount) => `${amount} de plus`, less: (amount) => `${amount} de moins` },
    innerDiameter: {
      more: (amount) => `${amount} de plus à l’intérieur`,
      less: (amount) => `${amount} de moins à l’intérieur`,
    },
    outerDiameter: {
      more: (amount) => `${amount} de diamètre en plus`,
      less: (amount) => `${amount} de diamètre en moins`,
    },
    nozzleDiameter: {
      more: (amount) => `buse plus large de ${amount}`,
      less: (amount) => `buse plus étroite de ${amount}`,
    },
  },
  instead: {
    maxPressure: (to, from) => `jusqu’à ${to} au lieu de ${from}`,
    workingPressure: (to, from) => `travaille à ${to} au lieu de ${from}`,
    pressureDewPoint: (to, from) => `point de rosée sous pression de ${to} au lieu de ${from}`,
    residualOil: (to, from) => `laisse ${to} d’huile au lieu de ${from}`,
    particleSize: (to, from) => `retient les particules dès ${to} au lieu de ${from}`,
  },
};
