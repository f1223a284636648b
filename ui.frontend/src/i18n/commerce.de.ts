import type { commerceEn } from './commerce.en';

export const commerceDe: typeof commerceEn = {
  figureNames: {
    motorPower: 'Motorleistung',
    freeAirDelivery: 'Liefermenge',
    displacement: 'Ansaugleistung',
    airConsumption: 'Luftverbrauch',
    maxPressure: 'Höchstdruck',
    workingPressure: 'Arbeitsdruck',
    tankVolume: 'Behälter',
    torque: 'Drehmoment',
    speed: 'Drehzahl',
    pressureDewPoint: 'Drucktaupunkt',
    supply: 'Anschluss',
    ratedCurrent: 'Nennstrom',
    soundPressureLevel: 'Schall in 1 m',
    dutyCycle: 'Einschaltdauer',
    weight: 'Gewicht',
    dimensions: 'Maße (L × B × H)',
    connection: 'Luftanschluss',
  },
  sheetNames: {
    freeAirDelivery: 'Liefermenge bei Höchstdruck',
    airConsumption: 'Luftverbrauch im Betrieb',
    supply: 'Spannung',
    soundPressureLevel: 'Schalldruckpegel in 1 m',
    connection: 'Druckluftanschluss',
  },
  orderNumber: 'Bestell-Nr.',
  versions: (n) => (n === 1 ? '1 Ausführung' : `${n} Ausführungen`),
};
