import type * as English from '../../en/product/differences';

export const differences: typeof English.differences = {
  sizes: {
    larger: (differences) => `Un tamaño mayor: ${differences}`,
    smaller: (differences) => `Un tamaño menor: ${differences}`,
  },
  dries: (dewPoint) => `seca hasta un punto de rocío a presión de ${dewPoint}`,
  shares: {
    freeAirDelivery: {
      more: (share) => `${share} más de aire`,
      less: (share) => `${share} menos de aire`,
      times: (times) => (times === '2' ? 'el doble de aire' : `${times} veces más aire`),
      same: 'la misma cantidad de aire',
    },
    ratedFlow: {
      more: (share) => `${share} más de caudal`,
      less: (share) => `${share} menos de caudal`,
      times: (times) => (times === '2' ? 'el doble de caudal' : `${times} veces el caudal`),
      same: 'el mismo caudal',
    },
    airConsumption: {
      more: (share) => `consume un ${share} más de aire`,
      less: (share) => `consume un ${share} menos de aire`,
      times: (times) => `consume ${times === '2' ? 'el doble de' : `${times} veces más`} aire`,
      same: 'consume la misma cantidad de aire',
    },
    torque: {
      more: (share) => `${share} más de par`,
      less: (share) => `${share} menos de par`,
      times: (times) => (times === '2' ? 'el doble de par' : `${times} veces el par`),
      same: 'el mismo par',
    },
  },
  amounts: {
    motorPower: {
      more: (amount) => `${amount} más de potencia`,
      less: (amount) => `${amount} menos de potencia`,
    },
    tankVolume: {
      more: (amount) => `depósito ${amount} mayor`,
      less: (amount) => `depósito ${amount} menor`,
    },
    volume: { more: (amount) => `${amount} más`, less: (amount) => `${amount} menos` },
    speed: { more: (amount) => `${amount} más`, less: (amount) => `${amount} menos` },
    vibration: {
      more: (amount) => `${amount} más de vibración`,
      less: (amount) => `${amount} menos de vibración`,
    },
    pressureDrop: {
      more: (amount) => `${amount} más de pérdida de carga`,
      less: (amount) => `${amount} menos de pérdida de carga`,
    },
    soundPressureLevel: {
      more: (amount) => `${amount} más de ruido`,
      less: (amount) => `${amount} menos de ruido`,
    },
    weight: { more: (amount) => `${amount} más de peso`, less: (amount) => `${amount} menos de peso` },
    innerDiameter: {
      more: (amount) => `${amount} más de diámetro interior`,
      less: (amount) => `${amount} menos de diámetro interior`,
    },
    outerDiameter: {
      more: (amount) => `${amount} más de diámetro`,
      less: (amount) => `${amount} menos de diámetro`,
    },
    nozzleDiameter: {
      more: (amount) => `boquilla ${amount} mayor`,
      less: (amount) => `boquilla ${amount} menor`,
    },
  },
  instead: {
    maxPressure: (to, from) => `hasta ${to} en lugar de ${from}`,
    workingPressure: (to, from) => `trabaja a ${to} en lugar de ${from}`,
    pressureDewPoint: (to, from) => `punto de rocío a presión de ${to} en lugar de ${from}`,
    residualOil: (to, from) => `deja ${to} de aceite en lugar de ${from}`,
    particleSize: (to, from) => `retiene partículas desde ${to} en lugar de ${from}`,
  },
};
