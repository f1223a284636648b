import type * as English from '../en/product-facts';

export const productFacts: typeof English.productFacts = {
  factNames: {
    testStandard: 'Ensayado según',
    referencePressure: 'Presión de referencia',
    referenceInletTemperature: 'Temperatura de entrada de referencia',
    referenceAmbientTemperature: 'Temperatura ambiente de referencia',
    minAmbientTemperature: 'Temperatura ambiente mínima',
    maxAmbientTemperature: 'Temperatura ambiente máxima',
    maxInletTemperature: 'Temperatura de entrada máxima',
    refrigerant: 'Refrigerante',
    refrigerantCharge: 'Carga de refrigerante',
    globalWarmingPotential: 'PCA del refrigerante',
    carbonDioxideEquivalent: 'CO₂ equivalente de la carga',
    warranty: 'Garantía',
    packedWeight: 'Peso embalado',
    packedDimensions: 'Embalado (L × An × Al)',
    packedLength: 'Longitud embalada',
    packedWidth: 'Anchura embalada',
    packedHeight: 'Altura embalada',
    gtin: 'GTIN',
    customsTariffNumber: 'Código arancelario',
    countryOfOrigin: 'País de origen',
  },

  factSheetNames: {
    packagePower: 'Potencia que toma el conjunto a la presión máxima, sin secador',
    specificPower: 'Potencia específica del conjunto, sin secador',
  },

  passport: {
    title: 'Placa de características digital',
    explained: 'El código del equipo lleva a esta página, al manual y a la ficha técnica.',
    codeOf: (sku) => `Código de ${sku}`,
    label: 'Etiqueta para imprimir',
    aasx: 'Datos técnicos (AASX)',
    json: 'Datos técnicos (JSON)',
  },
};
