import type * as English from '../en/product-facts';

export const productFacts: typeof English.productFacts = {
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
