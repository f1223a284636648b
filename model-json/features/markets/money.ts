import { countryOf, type Country } from './country';
import { numberPattern, readNumber, writeNumber } from './numbers';

/** A conversion: from one country to another, in one language. */
export interface Route {
  /** `en` */
  readonly language: string;
  /** ISO codes in lower case. */
  readonly from: string;
  readonly to: string;
}

/** The currency signs. */
const SIGN: Readonly<Record<Country['currency'], string>> = {
  GBP: '£',
  EUR: '€',
  USD: '$',
  CAD: '$',
  CHF: 'CHF',
};

/** The names of a hundredth of the currency, alone and before a kWh, by language and country. */
const HUNDREDTHS: Readonly<Record<string, readonly [words: string, short: string]>> = {
  en_us: ['cents', '¢'],
  en_ca: ['cents', '¢'],
  es_us: ['centavos', '¢'],
  fr_ca: ['cents', '¢'],
  fr_ch: ['centimes', 'ct.'],
  de_ch: ['Rappen', 'Rp.'],
};

const HUNDREDTH_WORDS = 'pence|p(?=/kWh)|Cent|ct|centimes?|céntimos?';

/** How far the master's rounded figure may differ from the exact result. */
const TOLERANCE = 0.015;

/**
 * Converts the money in a text to another country's. Energy costs, recognised by their number of kWh, are recalculated with
 * the country's price; other prices are scaled by its price level.
 */
export function localMoney(text: string, route: Route): string {
  const from = countryOf(route.from);
  const to = countryOf(route.to);
  if (!from || !to || from.currency === to.currency) return text;
  const sign = SIGN[from.currency];
  if (!text.includes(sign) && !new RegExp(`\\d[ \\u00a0](?:${HUNDREDTH_WORDS})`, 'u').test(text)) return text;
  const number = numberPattern(route.language);
  const read = (written: string) => readNumber(written, route.language);
  const energies = [...text.matchAll(new RegExp(`(?<![\\d.,])(${number})[ \\u00a0]kWh`, 'gu'))].map(
    ([, written = '']) => read(written),
  );
  const inCountry = (value: number) => localAmount(value, energies, from, to);
  const major =
    route.language === 'en'
      ? `${sign}(${number})`
      : `(?<!capital de )(?<![\\d\\u202f])(${number})[ \\u00a0]${sign}`;
  return text
    .replace(new RegExp(major, 'gu'), (_, written: string) =>
      writeAmount(inCountry(read(written)), written, route, to),
    )
    .replace(
      new RegExp(`(?<![\\d.,])(${number})([ \\u00a0])(${HUNDREDTH_WORDS})(?![\\p{L}])`, 'gu'),
      (all, written: string, space: string, word: string) => {
        const hundredths = HUNDREDTHS[`${route.language}_${route.to}`];
        if (!hundredths) return all;
        const [words, short] = hundredths;
        const value = inCountry(read(written) / 100) * 100;
        const decimals = written.length < 4 && /[.,]/.test(written) ? 1 : 0;
        return `${writeNumber(value, route.language, decimals)}${space}${/^(?:p|ct)$/.test(word) ? short : words}`;
      },
    )
    .replace(
      new RegExp(`${sign}(?! ?\\d)(?<!capital de [\\d\\u202f\\u00a0]+${sign})`, 'gu'),
      SIGN[to.currency],
    );
}

/** The factor from one country's money to another's, for amounts that a text relates to gas or electricity. */
export function energyRatio(kind: 'electricity' | 'gas', { from, to }: Route): number {
  return (countryOf(to)?.energy[kind] ?? 1) / (countryOf(from)?.energy[kind] ?? 1);
}

/** Whether a column's title says that its figures are in a country's currency. */
export const isOfMoney = (title: string, country: string): boolean => {
  const found = countryOf(country);
  return found !== undefined && new RegExp(`\\${SIGN[found.currency]}(?! ?\\d)`).test(title);
};

function localAmount(value: number, energies: readonly number[], from: Country, to: Country): number {
  for (const kind of ['electricity', 'gas'] as const) {
    if (near(value, from.energy[kind])) return to.energy[kind];
    const energy = energies.find((kWh) => near(value, kWh * from.energy[kind]));
    if (energy !== undefined) return energy * to.energy[kind];
  }
  return roundPrice((value * to.priceLevel) / from.priceLevel);
}

const near = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE * b;

/** Rounded like prices: to fives below a hundred, to tens above; hundredths are kept. */
const roundPrice = (value: number) => {
  if (value < 1) return value;
  const step = value < 20 ? 1 : value < 100 ? 5 : 10;
  return Math.round(value / step) * step;
};

function writeAmount(value: number, model: string, { language, to: code }: Route, to: Country): string {
  const sign = SIGN[to.currency];
  // The price of one kWh has cents; a year's bill is rounded as in the master.
  const isPrice = value < 1;
  const rounded = isPrice ? value : roundSum(value);
  const number = writeNumber(rounded, language, isPrice ? Math.max(2, decimalsOf(model)) : 0);
  if (sign === 'CHF' && language !== 'fr') return `CHF\u00a0${number}`;
  return language === 'fr' || (language !== 'en' && code !== 'us')
    ? `${number}\u00a0${sign}`
    : `${sign}${number}`;
}

const decimalsOf = (written: string) => /[.,](\d{1,2})$/.exec(written)?.[1]?.length ?? 0;

/** To tens from a hundred on. */
export const roundSum = (value: number): number =>
  value < 100 ? Math.round(value) : Math.round(value / 10) * 10;
