import type { Gazetteer, Place } from './Gazetteer';

/** A country's postcode format, and the key under which the gazetteer has one. */
interface Format {
  readonly country: string;
  readonly pattern: RegExp;
  /** @default the code itself */
  readonly key?: (code: string) => string;
}

const FORMATS: readonly Format[] = [
  {
    country: 'GB',
    pattern: /^[A-Z]{1,2}\d[A-Z\d]?(?:\d[A-Z]{2})?$/,
    key: (code) => code.replace(/\d[^]*/, '*'),
  },
  { country: 'CA', pattern: /^[A-Z]\d[A-Z](?:\d[A-Z]\d)?$/, key: (code) => code.slice(0, 3) },
  { country: 'CH', pattern: /^[1-9]\d{3}$/ },
  { country: 'DE', pattern: /^\d{5}$/ },
  { country: 'FR', pattern: /^\d{5}$/ },
  { country: 'ES', pattern: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, key: (code) => `${code.slice(0, 2)}*` },
  { country: 'US', pattern: /^\d{5}(?:\d{4})?$/, key: (code) => code.slice(0, 5) },
];

/** Prefixes of postcodes in international mail. */
const PREFIX = /^(CH|DE|D|FR|F|ES|E|US|CA|GB|UK)[- ]+(?=\w)/i;
const PREFIX_COUNTRY: Readonly<Record<string, string>> = { D: 'DE', F: 'FR', E: 'ES', UK: 'GB' };

export interface PostcodeReading {
  /** Whether the input has the form of a postcode in any country. */
  readonly isPostcode: boolean;
  /** Its places, in all countries that have it. */
  readonly found: readonly Place[];
}

/** Reads the input as a postcode, with or without its town: `LS1 4AP`, `D-70327 Stuttgart`. */
export function readPostcode(words: string, gazetteer: Gazetteer): PostcodeReading {
  const prefix = PREFIX.exec(words)?.[1]?.toUpperCase();
  const rest = words.replace(PREFIX, '').toUpperCase();
  const whole = rest.replace(/[\s-]/g, '');
  const code = [whole, rest.replace(/[\s,][^]*/, '')].find((each) => formatsOf(each, prefix).length > 0);
  if (code === undefined) return { isPostcode: false, found: [] };
  const found = formatsOf(code, prefix).flatMap(({ country, key = (same) => same }) => {
    const known = key(code);
    const place = gazetteer.postcode(country, known);
    return place ? [{ ...place, postcode: spaced(country, code), isArea: known.endsWith('*') }] : [];
  });
  return { isPostcode: true, found };
}

function formatsOf(code: string, prefix: string | undefined): readonly Format[] {
  const only = prefix && (PREFIX_COUNTRY[prefix] ?? prefix);
  return FORMATS.filter(({ country, pattern }) => (!only || country === only) && pattern.test(code));
}

/** In the usual notation: `LS1 4AP`, `M5V 3L9`. */
function spaced(country: string, code: string): string {
  if (country === 'GB' && code.length > 4) return `${code.slice(0, -3)} ${code.slice(-3)}`;
  return country === 'CA' && code.length > 3 ? `${code.slice(0, 3)} ${code.slice(3)}` : code;
}
