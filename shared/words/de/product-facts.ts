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

export const productQuestions: typeof English.productQuestions = {
  title: 'Fragen dazu',
  condensate: {
    question: 'Wie viel Wasser muss abgeleitet werden?',
    answer: (of) =>
      `Etwa ${of.water} je acht Stunden Förderung, aus Luft von ${of.air} mit ${of.humidity} Feuchte, die auf ${of.cooled} gekühlt wird.`,
    dried: (of) =>
      `Etwa ${of.water} je acht Stunden Förderung, aus Luft von ${of.air} mit ${of.humidity} Feuchte: Der eingebaute Trockner senkt den Drucktaupunkt auf ${of.dewPoint}.`,
  },
  fill: {
    question: 'Wie lange braucht der Behälter, bis er voll ist?',
    answer: (of) => `Von leer bis ${of.pressure}: etwa ${of.time}.`,
  },
  bridge: {
    question: 'Was, wenn Werkzeuge mehr brauchen, als er liefert?',
    answer: (of) =>
      `Zwischen ${of.high} und ${of.low} gibt der Behälter ${of.air} Luft dazu: Werkzeuge, die das Doppelte der Liefermenge brauchen, laufen ${of.time}, bevor der Druck weiter sinkt.`,
  },
  reserve: {
    question: 'Wie lange reicht er ohne Kompressor?',
    answer: (of) =>
      `Zwischen ${of.high} und ${of.low} gibt er ${of.air} Luft ab: ${of.time} lang ${of.flow}.`,
  },
  heat: {
    question: 'Wie viel Lüftung braucht der Raum?',
    answer: (of) =>
      `Die aufgenommenen ${of.power} werden fast ganz zu Wärme. Damit der Raum höchstens ${of.warmer} wärmer wird als draußen, müssen ${of.flow} Luft hindurch.`,
  },
  energy: {
    question: 'Wie viel Strom braucht er im Jahr?',
    answer: (of) => `${of.hours} unter Last brauchen ${of.energy}.`,
  },
  service: {
    question: 'Wann ist die Wartung fällig?',
    answer: (of) =>
      `Alle ${of.hours} Laufzeit, mindestens einmal im Jahr. Im Einschichtbetrieb ist das nach einem Jahr, im Dreischichtbetrieb sind es ${of.three}.`,
  },
  noise: {
    question: 'Ab welchem Abstand kann man sich unterhalten?',
    answer: (of) =>
      `Im Freien ist es in ${of.distance} Entfernung nur noch so laut wie ein Gespräch: ${of.level}.`,
  },
  demand: {
    question: 'Wie lange läuft es allein aus dem Behälter?',
    answer: (of) =>
      `Ein Behälter mit ${of.tank} treibt es ${of.time} lang an, während der Druck von ${of.high} auf ${of.low} fällt.`,
  },
  loss: {
    question: 'Was kostet der Druckverlust?',
    answer: (of) =>
      `Bei ${of.flow} sind es ${of.drop}, bei der Hälfte davon etwa ${of.half}. So viel mehr muss der Kompressor liefern: bei vollem Durchfluss etwa ${of.share} mehr Energie.`,
  },
  dried: {
    question: 'Wie viel Wasser nimmt er der Luft am Tag?',
    answer: (of) => `Bis zu ${of.water}, aus ${of.flow} gesättigter Luft von ${of.inlet} bei ${of.pressure}.`,
  },
};

export const productReasons: typeof English.productReasons = reasons;

export const productDelivery: typeof English.productDelivery = delivery;
