import type * as English from '../en/product-facts';

export const productFacts: typeof English.productFacts = {
  factNames: {
    testStandard: 'Gemessen nach',
    referencePressure: 'Bezugsdruck',
    referenceInletTemperature: 'Bezugstemperatur am Eintritt',
    referenceAmbientTemperature: 'Bezugstemperatur der Umgebung',
    minAmbientTemperature: 'Niedrigste Umgebungstemperatur',
    maxAmbientTemperature: 'Höchste Umgebungstemperatur',
    maxInletTemperature: 'Höchste Eintrittstemperatur',
    refrigerant: 'Kältemittel',
    refrigerantCharge: 'Kältemittelfüllung',
    globalWarmingPotential: 'GWP des Kältemittels',
    carbonDioxideEquivalent: 'CO₂-Äquivalent der Füllung',
    warranty: 'Garantie',
    packedWeight: 'Gewicht verpackt',
    packedDimensions: 'Verpackt (L × B × H)',
    packedLength: 'Länge verpackt',
    packedWidth: 'Breite verpackt',
    packedHeight: 'Höhe verpackt',
    gtin: 'GTIN',
    customsTariffNumber: 'Zolltarifnummer',
    countryOfOrigin: 'Ursprungsland',
  },

  factSheetNames: {
    packagePower: 'Leistungsaufnahme des Pakets bei Höchstdruck, ohne Trockner',
    specificPower: 'Spezifische Leistung des Pakets, ohne Trockner',
  },

  passport: {
    title: 'Digitales Typenschild',
    explained: 'Der Code am Gerät führt zu dieser Seite, zur Betriebsanleitung und zum Datenblatt.',
    codeOf: (sku) => `Code von ${sku}`,
    label: 'Etikett zum Drucken',
    aasx: 'Daten für die Planung (AASX)',
    json: 'Daten für die Planung (JSON)',
  },
};
