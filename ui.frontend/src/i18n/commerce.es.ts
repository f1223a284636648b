import type { commerceEn } from './commerce.en';

export const commerceEs: typeof commerceEn = {
  figureNames: {
    motorPower: 'Potencia del motor',
    freeAirDelivery: 'Caudal de aire libre',
    displacement: 'Volumen desplazado',
    airConsumption: 'Consumo de aire',
    maxPressure: 'Presión máx.',
    workingPressure: 'Presión de trabajo',
    tankVolume: 'Depósito',
    torque: 'Par',
    speed: 'Velocidad de giro',
    pressureDewPoint: 'Punto de rocío a presión',
    supply: 'Alimentación',
    ratedCurrent: 'Corriente nominal',
    soundPressureLevel: 'Ruido a 1 m',
    dutyCycle: 'Factor de marcha',
    weight: 'Peso',
    dimensions: 'Dimensiones (L × An × Al)',
    connection: 'Conexión de aire',
  },
  sheetNames: {
    freeAirDelivery: 'Caudal de aire libre a presión máxima',
    airConsumption: 'Consumo de aire en marcha',
    supply: 'Tensión',
    soundPressureLevel: 'Nivel de presión acústica a 1 m',
    connection: 'Conexión de aire comprimido',
  },
  orderNumber: 'Ref.',
  versions: (n) => (n === 1 ? '1 versión' : `${n} versiones`),
};
