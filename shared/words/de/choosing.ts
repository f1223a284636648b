import type * as English from '../en/choosing';

export const choosing: typeof English.choosing = {
  compare: 'Vergleichen',
  addToList: 'Auf die Liste',
  quoteList: 'Anfrageliste',
  yourChoice: 'Ihre Auswahl',
  inComparisonNow: (n, most) => `In den Vergleich aufgenommen: ${n} von ${most}.`,
  outOfComparison: (n) => `Aus dem Vergleich genommen. Produkte darin: ${n}.`,
  comparisonFull: (most) => `Der Vergleich fasst ${most} Produkte. Nehmen Sie zuerst eines heraus.`,
  onListNow: (n) => `In die Anfrageliste aufgenommen. Produkte darauf: ${n}.`,
  offList: (n) => `Von der Liste genommen. Produkte darauf: ${n}.`,
  listFull: (most) =>
    `Die Anfrageliste fasst ${most} Produkte. Senden Sie sie ab, oder streichen Sie zuerst eines.`,

  productsCompared: 'Technische Daten der Produkte nebeneinander',
  figureGroups: {
    performance: 'Leistung',
    air: 'Luftqualität',
    supply: 'Elektrischer Anschluss',
    operation: 'Betrieb',
    conditions: 'Betriebsbedingungen',
    refrigerant: 'Kältemittel',
    size: 'Maße und Anschluss',
    trade: 'Bestellung und Transport',
    more: 'Weitere',
  },
  running: {
    title: 'Betriebskosten',
    energyYear: 'Energie im Jahr',
    energyCost: 'Energiekosten im Jahr',
    airCost: (inFeet: boolean) => `Energiekosten für 1.000 ${inFeet ? 'ft³' : 'm³'} Luft`,
    services: 'Wartungen im Jahr',
    lifeCost: (years: string) => `Energiekosten in ${years} Jahren`,
    assumption: (hours: string, price: string, years: string) =>
      `Gerechnet ist mit ${hours} Volllaststunden im Jahr und ${price} je kWh, aus der Leistungsaufnahme des ganzen Pakets; über ${years} Jahre zum selben Preis, ohne Zinsen. Wartungen sind gezählt, nicht bepreist.`,
    priceOf: (year: string) =>
      `Der Preis ist ein üblicher für kleine Betriebe im Jahr ${year}: Geben Sie Ihren eigenen ein.`,
    hours: 'Volllaststunden im Jahr',
    price: (currency: string) => `Preis je kWh, ${currency}`,
    calculate: 'Berechnen',
  },
  figuresShown: 'Daten',
  allFigures: 'Alle',
  onlyDifferences: 'Nur Unterschiede',
  differs: 'unterschiedlich',
  bestOfThese: 'Bester Wert',
  notStated: 'keine Angabe',
  product: 'Produkt',
  takeOut: 'Herausnehmen',
  addProduct: 'Name oder Bestellnummer',
  add: 'Hinzufügen',
  addToComparison: 'In den Vergleich aufnehmen',
  downloadCsv: 'Als CSV herunterladen',
  quoteForAll: 'Angebot für diese anfragen',
  shareAddress:
    'Die Adresse dieser Seite enthält Ihren Vergleich: Sie können sie speichern oder weitergeben.',
  notInCatalogue: (asked) => `„${asked}“ steht nicht oder nicht mehr in unserem Katalog.`,
  noRoomFor: (asked, most) =>
    `Nebeneinander haben höchstens ${most} Produkte Platz: „${asked}“ wurde weggelassen.`,
  nothingCompared:
    'Noch ist kein Produkt gewählt. Nehmen Sie hier eines auf, oder wählen Sie „Vergleichen“, wo Produkte stehen.',
  oneCompared: 'Nehmen Sie ein zweites Produkt auf, um beide nebeneinander zu sehen.',
  noDifferences: 'Die Daten dieser Produkte unterscheiden sich nicht.',

  listEmpty:
    'Ihre Liste ist noch leer. Nehmen Sie hier ein Produkt auf, oder wählen Sie „Auf die Liste“, wo Produkte stehen.',
  quantity: 'Menge',
  remark: 'Bemerkung',
  whichVersion: 'Ausführung',
  ofProduct: (what, name) => `${what}: ${name}`,
  takeOff: 'Streichen',
  takenOff: (name) => `${name} steht nicht mehr auf der Liste.`,
  addToQuote: 'Produkt aufnehmen',
  quantityBetween: (most) => `Bitte geben Sie ganze Zahlen von 1 bis ${most} an.`,
  productsGone: 'Bitte streichen Sie, was nicht mehr in unserem Katalog steht.',
};
