import { convert, type Unit } from '../../../shared/measures/measure';
import { required } from '../../../shared/checked/required';

/** How a metric unit in a text is converted for the United States. */
export interface UnitRule {
  readonly unit: string;
  readonly convert: (value: number) => number;
  /** Minimum number of significant digits; more if the metric figure has more. */
  readonly digits: number;
  /** Whether whole numbers stay whole. */
  readonly isWhole?: boolean;
}

const by = (unit: string, factor: number, digits = 2): UnitRule => ({
  unit,
  convert: (value) => value * factor,
  digits,
});

/** Uses the kit's own factors, so that a text agrees with the figures next to it. */
const asKit = (from: Unit, into: Unit, digits = 3): UnitRule => ({
  unit: into,
  convert: (value) => convert({ value, unit: from }, into).value,
  digits,
});

const CFM = 35.3146667;

/** By the unit as written in texts. Units missing here are the same everywhere: µm, mg/m³, mm²/s, dB(A). */
export const UNIT_RULES: Readonly<Record<string, UnitRule>> = {
  'l/min': asKit('l/min', 'cfm'),
  'm³/min': asKit('m³/min', 'cfm'),
  'm³/h': asKit('m³/h', 'cfm'),
  'l/s': by('cfm', 0.06 * CFM, 3),
  bar: asKit('bar', 'psi'),
  mbar: by('psi', 0.0145037738),
  mm: asKit('mm', 'in'),
  cm: by('in', 1 / 2.54),
  m: by('ft', 1 / 0.3048),
  km: by('mi', 1 / 1.609344),
  'm²': by('sq ft', 10.7639104),
  'm³': by('cu ft', CFM),
  l: asKit('l', 'gal'),
  ml: by('fl oz', 1 / 29.5735296),
  'l/h': by('gal/h', 1 / 3.785411784, 3),
  kg: asKit('kg', 'lb'),
  g: by('oz', 1 / 28.3495231),
  'N·m': asKit('N·m', 'lbf·ft'),
  N: by('lbf', 1 / 4.4482216),
  '°C': { ...asKit('°C', '°F'), isWhole: true },
  kW: asKit('kW', 'hp', 2),
  K: { ...by('°F', 1.8), isWhole: true },
  'm/s': by('ft/s', 1 / 0.3048),
  'kW/(m³/min)': by('kW/100 cfm', 100 / CFM, 3),
};

/** The rule of a unit that is known to have one. */
export const ruleOf = (unit: string): UnitRule => required(UNIT_RULES[unit], `The rule of ${unit}`);

/** A unit as a word, and its United States equivalent in singular and plural. */
export interface UnitWord {
  readonly word: string;
  /** Its rule. */
  readonly name: string;
  readonly one: string;
  readonly many: string;
}

const word = (written: string, name: string, one: string, many: string): UnitWord => ({
  word: written,
  name,
  one,
  many,
});

/** By language. */
export const UNIT_WORDS: Readonly<Record<string, readonly UnitWord[]>> = {
  en: [
    word('cubic metre', 'm³', 'cubic foot', 'cubic feet'),
    word('square metre', 'm²', 'square foot', 'square feet'),
    word('kilometre', 'km', 'mile', 'miles'),
    word('centimetre', 'cm', 'inch', 'inches'),
    word('millimetre', 'mm', 'inch', 'inches'),
    word('metre', 'm', 'foot', 'feet'),
    word('litre', 'l', 'gallon', 'gallons'),
    word('kilogram', 'kg', 'pound', 'pounds'),
    word('gram', 'g', 'ounce', 'ounces'),
    word('bar', 'bar', 'psi', 'psi'),
    word('degree', '°C', 'degree', 'degrees'),
  ],
  es: [
    word('metro cúbico', 'm³', 'pie cúbico', 'pies cúbicos'),
    word('metro cuadrado', 'm²', 'pie cuadrado', 'pies cuadrados'),
    word('kilómetro', 'km', 'milla', 'millas'),
    word('centímetro', 'cm', 'pulgada', 'pulgadas'),
    word('milímetro', 'mm', 'pulgada', 'pulgadas'),
    word('metro', 'm', 'pie', 'pies'),
    word('litro', 'l', 'galón', 'galones'),
    word('gramo', 'g', 'onza', 'onzas'),
    word('bar', 'bar', 'psi', 'psi'),
    word('grado', '°C', 'grado', 'grados'),
  ],
};

/** Number words that occur before a unit. */
export const NUMBER_WORDS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  en: {
    one: 1,
    'half a': 0.5,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    thirteen: 13,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    eighty: 80,
  },
  es: {
    un: 1,
    medio: 0.5,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    doce: 12,
    trece: 13,
    quince: 15,
    veinte: 20,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    ochenta: 80,
  },
};

/** Copper cross-sections in mm², and their American wire gauges. */
export const WIRE_GAUGES: ReadonlyMap<number, number> = new Map([
  [0.75, 18],
  [1, 18],
  [1.5, 16],
  [2.5, 14],
  [4, 12],
  [6, 10],
  [10, 8],
  [16, 6],
]);

/** Rated powers of IEC 60072 electric motors and of our engines, in kW: in America these are given in horsepower. */
export const RATED_POWERS: ReadonlySet<number> = new Set([
  0.25, 0.37, 0.55, 0.75, 1.1, 1.5, 2.1, 2.2, 3, 3.6, 4, 4.8, 5.5, 7.5, 8.7, 11, 15, 18.5, 22, 30, 37, 45, 55,
  75, 90, 110, 132, 160,
]);
