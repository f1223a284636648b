import { delivery } from './product/delivery';
import { reasons } from './product/reasons';
import type * as English from '../en/product-facts';
import { charts } from './product/charts';
import { differences } from './product/differences';
import { pairings } from './product/pairings';

export const productFacts: typeof English.productFacts = {
  charts,
  differences,
  pairings,
  factNames: {
    testStandard: 'Essai selon',
    referencePressure: 'Pression de référence',
    referenceInletTemperature: 'Température d’entrée de référence',
    referenceAmbientTemperature: 'Température ambiante de référence',
    minAmbientTemperature: 'Température ambiante minimale',
    maxAmbientTemperature: 'Température ambiante maximale',
    maxInletTemperature: 'Température d’entrée maximale',
    refrigerant: 'Fluide frigorigène',
    refrigerantCharge: 'Charge de fluide frigorigène',
    globalWarmingPotential: 'PRP du fluide frigorigène',
    carbonDioxideEquivalent: 'Équivalent CO₂ de la charge',
    warranty: 'Garantie',
    packedWeight: 'Poids emballé',
    packedDimensions: 'Emballé (L × l × H)',
    packedLength: 'Longueur emballée',
    packedWidth: 'Largeur emballée',
    packedHeight: 'Hauteur emballée',
    gtin: 'GTIN',
    customsTariffNumber: 'Numéro tarifaire douanier',
    countryOfOrigin: 'Pays d’origine',
  },

  factSheetNames: {
    packagePower: 'Puissance absorbée par l’ensemble à la pression maximale, sans sécheur',
    specificPower: 'Puissance spécifique de l’ensemble, sans sécheur',
  },

  passport: {
    title: 'Plaque signalétique numérique',
    explained: 'Le code sur l’appareil mène à cette page, à la notice et à la fiche technique.',
    codeOf: (sku) => `Code de ${sku}`,
    label: 'Étiquette à imprimer',
    aasx: 'Données techniques (AASX)',
    json: 'Données techniques (JSON)',
  },
};

export const productQuestions: typeof English.productQuestions = {
  title: 'Vos questions',
  condensate: {
    question: 'Combien d’eau faut-il évacuer ?',
    answer: (of) =>
      `Environ ${of.water} toutes les huit heures de production, pour un air à ${of.air} et ${of.humidity} d’humidité, refroidi à ${of.cooled}.`,
    dried: (of) =>
      `Environ ${of.water} toutes les huit heures de production, pour un air à ${of.air} et ${of.humidity} d’humidité : le sécheur intégré abaisse le point de rosée à ${of.dewPoint}.`,
  },
  fill: {
    question: 'En combien de temps le réservoir se remplit-il ?',
    answer: (of) => `De vide à ${of.pressure} : environ ${of.time}.`,
  },
  bridge: {
    question: 'Et si les outils consomment plus que son débit ?',
    answer: (of) =>
      `Entre ${of.high} et ${of.low}, le réservoir fournit ${of.air} d’air en plus : des outils qui consomment le double du débit tournent ${of.time} avant que la pression ne baisse davantage.`,
  },
  reserve: {
    question: 'Combien de temps suffit-il sans compresseur ?',
    answer: (of) => `Entre ${of.high} et ${of.low}, il fournit ${of.air} d’air : ${of.time} à ${of.flow}.`,
  },
  heat: {
    question: 'Quelle ventilation faut-il au local ?',
    answer: (of) =>
      `Les ${of.power} absorbés deviennent presque entièrement de la chaleur. Pour que le local ne dépasse pas l’extérieur de plus de ${of.warmer}, il faut y faire passer ${of.flow} d’air.`,
  },
  energy: {
    question: 'Combien d’électricité consomme-t-il par an ?',
    answer: (of) => `${of.hours} en charge demandent ${of.energy}.`,
  },
  service: {
    question: 'Quand faut-il l’entretenir ?',
    answer: (of) =>
      `Toutes les ${of.hours} de marche, au moins une fois par an : au bout d’un an en une équipe, de ${of.three} en trois équipes.`,
  },
  noise: {
    question: 'À quelle distance peut-on se parler ?',
    answer: (of) =>
      `En plein air, le bruit n’est plus que celui d’une conversation, ${of.level}, à ${of.distance}.`,
  },
  demand: {
    question: 'Combien de temps fonctionne-t-il sur un réservoir seul ?',
    answer: (of) =>
      `Un réservoir de ${of.tank} l’alimente ${of.time} pendant que la pression descend de ${of.high} à ${of.low}.`,
  },
  loss: {
    question: 'Que coûte sa perte de charge ?',
    answer: (of) =>
      `À ${of.flow}, elle est de ${of.drop} ; à la moitié, d’environ ${of.half}. Le compresseur doit fournir d’autant plus : à plein débit, environ ${of.share} d’énergie en plus.`,
  },
  dried: {
    question: 'Combien d’eau retire-t-il de l’air par jour ?',
    answer: (of) => `Jusqu’à ${of.water}, pour ${of.flow} d’air saturé à ${of.inlet} sous ${of.pressure}.`,
  },
};

export const productReasons: typeof English.productReasons = reasons;

export const productDelivery: typeof English.productDelivery = delivery;
