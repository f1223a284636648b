import { countryOf } from './country';
import phrases from './mains.json';

const SAYERS: ReadonlyMap<string, (text: string) => string> = new Map(
  Object.entries({ ...phrases, en_ca: { ...phrases.en_us, ...phrases.en_ca } }).map(([locale, table]) => [
    locale,
    sayer(table),
  ]),
);

/** The masters' three-phase motor voltage, and the standard breaker sizes of NEC 240.6, in A. */
const EUROPEAN = 400;
const BREAKERS = [
  15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200, 225, 250, 300, 350, 400,
];

/**
 * The North American fuse or breaker equivalent to a European fuse at 400 V: a three-phase machine's current depends on its
 * power, so it is smaller at a higher voltage.
 *
 * @param fuse A, at 400 V
 * @param voltage of the motor there
 */
export function breakerFor(fuse: number, voltage: number): number {
  const amps = (fuse * EUROPEAN) / voltage;
  return BREAKERS.find((size) => size >= amps) ?? Math.max(...BREAKERS);
}

/** Locking connectors of NEMA WD 6 by motor voltage, with the largest circuit of each in A. */
const SUPPLIES: Readonly<
  Record<
    string,
    { readonly volts: number; readonly connectors: readonly (readonly [amps: number, name: string])[] }
  >
> = {
  us: {
    volts: 480,
    connectors: [
      [20, 'NEMA L16-20'],
      [30, 'NEMA L16-30'],
    ],
  },
  ca: { volts: 600, connectors: [[30, 'NEMA L17-30']] },
};

const WORDS: Readonly<
  Record<
    string,
    { readonly outlet: string; readonly fixed: string; readonly fuse: string; readonly slow: string }
  >
> = {
  en: { outlet: '{} outlet', fixed: 'fixed connection', fuse: 'fuse', slow: 'slow' },
  es: { outlet: 'toma {}', fixed: 'conexión fija', fuse: 'fusible de', slow: 'lento' },
  fr: { outlet: 'prise {}', fixed: 'raccordement fixe', fuse: 'fusible', slow: 'fusion lente' },
};

/** `400 V, CEE 63 A socket, fuse 50 A` in a product's note, in the languages of North America. */
const THREE_PHASE = new RegExp(
  '400 V, (?:CEE \\d+ A socket|prise CEE \\d+ A|toma CEE de \\d+ A|fixed connection|raccordement fixe|conexión fija), (?:fuse|fusible(?: de)?) (\\d+) A'.replaceAll(
    ' ',
    '[ \u00a0]',
  ),
  'gu',
);

/** `230 V, 10 A, slow` in a note. */
const SINGLE_PHASE =
  /230[ \u00a0]V, (10|16)[ \u00a0]A(?=,? (?:slow|träge|fusion lente|lento|de acción lenta))/gu;

/** `400 V, 16 A`: a machine's requirements for its site. */
const CIRCUIT = /400[ \u00a0]V, (\d+)[ \u00a0]A\b/gu;

/**
 * Replaces mains, sockets and fuses in a text by those of a country.
 *
 * @param country ISO code in lower case
 */
export function localMains(text: string, language: string, country: string): string {
  const say = SAYERS.get(`${language}_${country}`);
  if (!say) return text;
  if (country === 'ch')
    return say(text).replace(SINGLE_PHASE, (all, amps: string) => `${all}, ${swissSocket(amps, language)}`);
  const supply = SUPPLIES[country];
  const motor = countryOf(country)?.supply.voltages.at(-1);
  const words = WORDS[language];
  if (!supply || motor === undefined || !words) return say(text);
  const breaker = (amps: string) => breakerFor(Number(amps), motor);
  const rated = text
    .replace(THREE_PHASE, (_, amps: string) => {
      const size = breaker(amps);
      const connector = supply.connectors.find(([most]) => size <= most)?.[1];
      const place = connector ? words.outlet.replace('{}', connector) : words.fixed;
      return `${supply.volts} V, ${place}, ${words.fuse} ${size} A`;
    })
    .replace(SINGLE_PHASE, '240 V, NEMA 6-20, 20 A')
    .replace(CIRCUIT, (_, amps: string) => `${supply.volts} V, ${breaker(amps)} A`);
  return say(rated).replace(/(?<!R )400(?=[ \u00a0]V(?!\p{L}))/gu, String(motor));
}

function wholePhrase(phrase: string): string {
  const spaced = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ \u00a0\u202f]');
  const begin = /^[\p{L}\d]/u.test(phrase) ? '(?<![\\p{L}\\d])' : '';
  return `${begin}${spaced}${/[\p{L}\d]$/u.test(phrase) ? '(?![\\p{L}\\d])' : ''}`;
}

/** Replaces whole phrases, longest first. The text may have a no-break space where the table has a space. */
function sayer(table: Readonly<Record<string, string>>): (text: string) => string {
  const longestFirst = Object.keys(table).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.map(wholePhrase).join('|'), 'gu');
  return (text) => text.replace(pattern, (phrase) => table[phrase.replace(/[\u00a0\u202f]/g, ' ')] ?? phrase);
}

const swissSocket = (amps: string, language: string): string => {
  const type = amps === '10' ? 13 : 23;
  return language === 'de' ? `Typ ${type}` : `type ${type}`;
};
