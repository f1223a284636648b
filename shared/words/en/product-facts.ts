/** Words of facts that a product's page and documents state, and its passport. */
export const productFacts = {
  /** Figures that nobody searches by: the search needs no names for them. */
  factNames: {
    testStandard: 'Tested to',
    referencePressure: 'Reference pressure',
    referenceInletTemperature: 'Reference inlet temperature',
    referenceAmbientTemperature: 'Reference ambient temperature',
    minAmbientTemperature: 'Lowest ambient temperature',
    maxAmbientTemperature: 'Highest ambient temperature',
    maxInletTemperature: 'Highest inlet temperature',
    refrigerant: 'Refrigerant',
    refrigerantCharge: 'Refrigerant charge',
    globalWarmingPotential: 'GWP of the refrigerant',
    carbonDioxideEquivalent: 'CO₂ equivalent of the charge',
    warranty: 'Warranty',
    packedWeight: 'Packed weight',
    packedDimensions: 'Packed (L × W × H)',
    packedLength: 'Packed length',
    packedWidth: 'Packed width',
    packedHeight: 'Packed height',
    gtin: 'GTIN',
    customsTariffNumber: 'Customs tariff number',
    countryOfOrigin: 'Country of origin',
  } as Record<string, string>,
  /** The wording of data sheets, if it is longer. */
  factSheetNames: {
    packagePower: 'Power taken by the package at maximum pressure, without dryer',
    specificPower: 'Specific power of the package, without dryer',
  } as Record<string, string>,
  /** The code that leads to a product, and its data for programs. */
  passport: {
    title: 'Digital nameplate',
    explained: 'The code on the machine leads to this page, the manual and the data sheet.',
    codeOf: (sku: string) => `Code of ${sku}`,
    label: 'Label to print',
    aasx: 'Data for engineering (AASX)',
    json: 'Data for engineering (JSON)',
  },
};
