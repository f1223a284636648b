import { numberPattern, readNumber } from './numbers';
import {
  NUMBER_WORDS,
  RATED_POWERS,
  ruleOf,
  UNIT_RULES,
  UNIT_WORDS,
  WIRE_GAUGES,
  type UnitWord,
} from './unit-rules';
import { usFigure, usFigures } from './us-figures';

/** A calculation: its figures stay, or its sums would be wrong. */
const CALCULATION = /[\d)%][ \u00a0](?:÷|=)|[=÷][ \u00a0][\d(]/u;

/** A text about unit conversion is not converted. */
const CONVERTS = /\d[ \u00a0](?:cfm|psi|hp|lb|gal) =|= [\d.,]+[ \u00a0](?:cfm|psi|hp|lb|gal)/u;

const JOINERS: Readonly<Record<string, string>> = {
  en: 'to|and|or|by|(?<=\\d{3} )of',
  es: 'a|y|o|e|u|hasta|por|(?<=\\d{3} )de',
};

/** Degrees that are differences and not temperatures: `each 4 °C`, `10 °C warmer`. */
const STEP_BEFORE = /\b(?:by|each|every|cada|la temperatura) $/iu;
const STEP_AFTER =
  /^ (?:more|less|warmer|cooler|colder|higher|lower|too much|of warming|más|menos|de calentamiento|de más|en unos)\b/u;

/** Sizes of spanners for metric nuts stay metric. */
const SPANNERS = /(?:spanners?|keys?|llaves?(?: \p{L}+)?(?: del?)?) $/iu;

/** Kilowatts that are a motor's rating, which is given in horsepower in America. */
const MOTOR_BEFORE = /(?:\b(?:from|compressor,|motors? of|con|compresor,|motor(?:es)? de|de solo) )$/iu;
const MOTOR_AFTER = /^[ \u00a0-](?:motors?)\b/u;

/** Number of characters of context around a quantity. */
const NEARBY = 40;

/** Units by length, so that `m³/min` is not read as `m`. */
const UNITS = [...Object.keys(UNIT_RULES), 'kW']
  .sort((a, b) => b.length - a.length)
  .map((unit) => unit.replace(/[().*/]/g, '\\$&'))
  .join('|');

/** How a language writes quantities. */
interface Writing {
  readonly figures: RegExp;
  readonly words: RegExp;
  readonly gauges: RegExp;
  readonly numberWords: Readonly<Record<string, number>>;
  readonly unitWords: readonly UnitWord[];
}

const known = new Map<string, Writing | undefined>();

/** Undefined for a language without texts for the United States. */
function writingOf(language: string): Writing | undefined {
  const made = known.has(language) ? known.get(language) : makeWriting(language);
  known.set(language, made);
  return made;
}

function makeWriting(language: string): Writing | undefined {
  const joining = JOINERS[language];
  const numberWords = NUMBER_WORDS[language];
  const unitWords = UNIT_WORDS[language];
  if (joining === undefined || !numberWords || !unitWords) return undefined;
  const number = `[−+-]?${numberPattern(language)}`;
  const joiner = `(?:[ \\u00a0](?:${joining})[ \\u00a0]|[ \\u00a0]?[–×…/][ \\u00a0]?|, (?=${number} (?:and|or|y|o) ${number}))`;
  const list = `(?<![\\p{L}\\d.,/²³]|(?![A])\\p{Lu}[ \\u00a0])(${number}(?:${joiner}${number}){0,8})`;
  const written = Object.keys(numberWords).join('|');
  const units = unitWords.map(({ word }) => plural(word)).join('|');
  return {
    numberWords,
    unitWords,
    figures: new RegExp(
      `${list}([ \\u00a0-]?)(${UNITS})(?![\\p{L}\\d²³/·(]|[ \\u00a0](?:litre|liter))`,
      'gu',
    ),
    words: new RegExp(
      `(?<![\\p{L}\\d.,])(?:(${written})|(${number}))([ \\u00a0-])(${units})(?!\\p{L})`,
      'giu',
    ),
    gauges: new RegExp(`(?<![\\d.,])(${number})[ \\u00a0]mm²(?!/)`, 'gu'),
  };
}

/** `metro cúbico` also as `metros cúbicos`. */
const plural = (word: string) =>
  word
    .split(' ')
    .map((part) => `${part}s?`)
    .join(' ');

/**
 * Converts metric quantities of a text for the United States. A calculation keeps its figures, with the converted ones in
 * brackets.
 *
 * @param language whose number format the text uses
 * @param whole the surrounding text, to detect a calculation
 */
export function usQuantities(text: string, language: string, whole = text): string {
  const writing = writingOf(language);
  if (!writing || CONVERTS.test(whole)) return text;
  const { figures, words, gauges } = writing;
  const isCalculation = CALCULATION.test(whole);
  const converted = text
    .replace(gauges, (all, value: string) => {
      const gauge = WIRE_GAUGES.get(readNumber(value, language));
      return gauge === undefined ? all : `${gauge} AWG`;
    })
    .replace(
      words,
      (
        all: string,
        word: string | undefined,
        digits: string | undefined,
        space: string,
        unit: string,
        at: number,
      ) =>
        isCalculation
          ? all
          : (inWords(
              { word, digits, space, unit, after: text.slice(at + all.length, at + all.length + NEARBY) },
              language,
              writing,
            ) ?? all),
    );
  const changed = converted.replace(
    figures,
    (all: string, list: string, space: string, unit: string, at: number) => {
      const before = converted.slice(Math.max(0, at - NEARBY), at);
      const after = converted.slice(at + all.length, at + all.length + NEARBY);
      const meant = meantUnit({ list, unit, before, after }, language);
      if (!meant || (isCalculation && isTerm(before, after))) return all;
      const quantity = `${usFigures(list, meant, language)}${space || '\u00a0'}${ruleOf(meant).unit}`;
      return isCalculation ? `${all} (${quantity})` : quantity;
    },
  );
  return language === 'en' ? withArticles(changed) : changed;
}

interface Found {
  readonly list: string;
  readonly unit: string;
  readonly before: string;
  readonly after: string;
}

/** The unit in its context; undefined for a quantity that is not converted. */
function meantUnit({ list, unit, before, after }: Found, language: string): string | undefined {
  if (unit === 'mm' && SPANNERS.test(before)) return undefined;
  if (unit === 'kW') {
    const isMotor = MOTOR_BEFORE.test(before) || MOTOR_AFTER.test(after);
    const values = (list.match(new RegExp(numberPattern(language), 'g')) ?? []).map((each) =>
      readNumber(each, language),
    );
    return isMotor && values.every((value) => RATED_POWERS.has(value)) ? 'kW' : undefined;
  }
  // Absolute temperatures occur only in calculations.
  if (unit === 'K' && Number.parseFloat(list) > 200) return undefined;
  return unit === '°C' && (STEP_BEFORE.test(before) || STEP_AFTER.test(after)) ? 'K' : unit;
}

const isTerm = (before: string, after: string): boolean =>
  /[×÷+−(][ \u00a0]?$/.test(before) || /^[ \u00a0][×÷+−=]/.test(after);

const UNIT_NUMBER = /^(?:one|un)$/i;

interface InWords {
  readonly word: string | undefined;
  readonly digits: string | undefined;
  readonly space: string;
  readonly unit: string;
  readonly after: string;
}

/** `Ten metres` becomes `33 feet`, `a 90 litre tank` `a 24 gallon tank`. */
function inWords(
  { word, digits, space, unit, after }: InWords,
  language: string,
  { numberWords, unitWords }: Writing,
): string | undefined {
  const meant = unitWords.find((each) => new RegExp(`^${plural(each.word)}$`, 'iu').test(unit));
  if (!meant) return undefined;
  const { name, one, many } = meant;
  // `one metre` is idiomatic, `one bar less` a quantity; `8 bar` is handled with the figures.
  if (name === 'bar' ? digits !== undefined : UNIT_NUMBER.test(word ?? '')) return undefined;
  const isStep = name === '°C' && (word !== undefined || STEP_AFTER.test(after));
  if (isStep && !STEP_AFTER.test(after)) return undefined;
  const value = word ? numberWords[word.toLowerCase()] : readNumber(digits ?? '', language);
  if (value === undefined) return undefined;
  const rule = { ...ruleOf(isStep ? 'K' : name), digits: 2, hasFractions: false };
  const number = usFigure(value, digits ?? String(value), rule, language);
  // In `a 90 litre tank` the unit is singular, whatever the number.
  const isOne = number === '1' || (language === 'en' && digits !== undefined && !/s$/i.test(unit));
  return `${number}${space}${isOne ? one : many}`;
}

/** `an 8 bar network` has become `a 116 psi network`, and `a 6 bar` must become `an 87 psi`. */
const withArticles = (text: string): string =>
  text.replace(/\b([Aa])n?( |\u00a0)(?=(\d+))/g, (all, a: string, space: string, number: string) =>
    /^(?:[Aa]n?)/.test(all) ? `${a}${/^(?:8|11$|18$)/.test(number) ? 'n' : ''}${space}` : all,
  );
