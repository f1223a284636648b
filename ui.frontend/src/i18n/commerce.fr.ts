import type { commerceEn } from './commerce.en';

export const commerceFr: typeof commerceEn = {
  figureNames: {
    motorPower: 'Puissance moteur',
    freeAirDelivery: 'Débit d’air libre',
    displacement: 'Volume engendré',
    airConsumption: 'Consommation d’air',
    maxPressure: 'Pression max.',
    workingPressure: 'Pression de service',
    tankVolume: 'Réservoir',
    torque: 'Couple',
    speed: 'Vitesse de rotation',
    pressureDewPoint: 'Point de rosée sous pression',
    supply: 'Alimentation',
    ratedCurrent: 'Courant nominal',
    soundPressureLevel: 'Bruit à 1 m',
    dutyCycle: 'Facteur de marche',
    weight: 'Poids',
    dimensions: 'Dimensions (L × l × H)',
    connection: 'Raccord d’air',
  },
  sheetNames: {
    freeAirDelivery: 'Débit d’air libre à la pression maximale',
    airConsumption: 'Consommation d’air en marche',
    supply: 'Tension',
    soundPressureLevel: 'Niveau de pression acoustique à 1 m',
    connection: 'Raccord d’air comprimé',
  },
  orderNumber: 'Réf.',
  versions: (n) => (n === 1 ? '1 version' : `${n} versions`),
};
