import type { SearchDocument, SearchSchema } from '../SearchDocument';
import { same, type Synonyms } from '../text/synonyms';

export const SCHEMA: SearchSchema = {
  kinds: ['product', 'article'],
  facets: ['family', 'use', 'drive'],
  figures: ['motorPower', 'maxPressure', 'soundPressureLevel'],
  terms: {
    figures: {
      motorPower: { wish: 'near', plausible: [0.01, 1000] },
      maxPressure: { wish: 'enough', plausible: [0.5, 500] },
      soundPressureLevel: { wish: 'atMost', plausible: [20, 130] },
      tankVolume: { wish: 'near', plausible: [1, 20_000] },
    },
    units: {
      kW: { figure: 'motorPower', factor: 1, spellings: ['kw'] },
      PS: { figure: 'motorPower', factor: 0.73549875, spellings: ['ps'] },
      bar: { figure: 'maxPressure', factor: 1, spellings: ['bar'] },
      l: { figure: 'tankVolume', factor: 1, spellings: ['l'] },
      dB: { figure: 'soundPressureLevel', factor: 1, spellings: ['db'] },
    },
    properties: [],
    joined: { oilfree: '\\boil[- ]?(?:free|less)\\b' },
  },
};

/** Synonyms for these documents; pass them to the engine under test. */
export const SYNONYMS: Partial<Synonyms> = {
  de: same(
    ['kompressor', 'verdichter'],
    ['kessel', 'behälter', 'tank'],
    ['leise', 'geräuscharm'],
    ['mobil', 'fahrbar'],
    ['lackieren', 'lackierung', 'spritzen'],
    ['schreinerei', 'tischlerei'],
  ),
  fr: same(['cuve', 'réservoir']),
  es: same(['calderín', 'depósito']),
};

const german = (id: string, name: string, rest: Partial<SearchDocument> = {}): SearchDocument => ({
  id,
  language: 'de',
  kind: 'product',
  name,
  path: `/content/mysite/de/de/products/${id}`,
  ...rest,
});

const english = (id: string, name: string, rest: Partial<SearchDocument> = {}): SearchDocument => ({
  ...german(id, name, rest),
  language: 'en',
  path: `/content/mysite/gb/en/products/${id}`,
});

export const MOBILE = german('m-270', 'M 270', {
  skus: ['V-1050-00'],
  subject: 'Kolbenkompressor, fahrbar',
  body: 'Für Baustelle und Montage, mit Ölabscheider.',
  facets: { family: ['mobile'], use: ['site', 'workshop'], drive: ['belt'] },
  figures: { motorPower: 2.2, maxPressure: 10, soundPressureLevel: 78 },
});

/** A small catalogue with a case for every rule of the suite. */
export const DOCUMENTS: readonly SearchDocument[] = [
  MOBILE,
  german('r-15', 'R 15 T', {
    skus: ['V-3015-08', 'V-3015-10'],
    subject: 'Schraubenkompressor',
    body: 'Läuft im Dauerbetrieb und bleibt dabei leise.',
    facets: { family: ['screw'], use: ['industry'], drive: ['belt'] },
    figures: { motorPower: 15, maxPressure: [8, 10], soundPressureLevel: 66 },
  }),
  german('k-20', 'Kältetrockner K 20', {
    skus: ['V-7020'],
    subject: 'Drucklufttrockner',
    body: 'Hält den Taupunkt hinter jedem Kompressor bei 3 °C.',
    facets: { family: ['dryers'], use: ['industry', 'workshop'] },
    figures: { soundPressureLevel: 52 },
  }),
  german('kolben', 'Kolben', {
    kind: 'article',
    body: 'Wie der Kolben eines Verdichters die Luft verdichtet.',
  }),
  german('schraube', 'Schraube', { kind: 'article', body: 'Zwei Schrauben und ein Kompressor im Ölbad.' }),
  english('en-m-270', 'M 270', {
    skus: ['V-1050-00'],
    subject: 'Piston compressor, mobile',
    body: 'Two cylinders for building sites. Runs on 230 V.',
    facets: { family: ['mobile'], use: ['site'], drive: ['belt'] },
    figures: { motorPower: 2.2, maxPressure: 10, soundPressureLevel: 78 },
  }),
  english('en-r-15', 'R 15 T', {
    skus: ['V-3015-08', 'V-3015-10'],
    subject: 'Screw compressor',
    body: 'Quiet in continuous duty, with a piston-free air end.',
    facets: { family: ['screw'], use: ['industry'], drive: ['belt'] },
    figures: { motorPower: 15, maxPressure: [8, 10], soundPressureLevel: 66 },
  }),
  english('en-s-4', 'Silent 4', {
    skus: ['V-1100-00'],
    subject: 'Piston compressor, oil-free',
    body: 'For laboratories and surgeries.',
    facets: { family: ['oil-free'], use: ['workshop'], drive: ['direct'] },
    figures: { motorPower: 0.75, maxPressure: 8, soundPressureLevel: 58 },
    boost: 0.5,
  }),
  {
    ...english('fr-s-4', 'Silence 4'),
    language: 'fr',
    skus: ['V-1100-00'],
    subject: 'Compresseurs à piston sans huile',
    body: "Pour les cabinets dentaires, avec sécheur et cuve vernie à l'intérieur.",
  },
  {
    ...english('es-s-4', 'Silencio 4'),
    language: 'es',
    skus: ['V-1100-00'],
    subject: 'Compresores de pistón sin aceite',
    body: 'Para clínicas, con calderín de 24 litros.',
  },
];
