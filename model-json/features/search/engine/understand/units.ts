import { unitSpellings } from '../../../../../shared/words/by-language/search';
import { LANGUAGES } from '../SearchDocument';

/** A unit as people write it, and the figure that it belongs to. */
export interface UnitWords {
  readonly figure: string;
  /** Factor to the unit in which the figure is stored. */
  readonly factor: number;
  /** Folded, as patterns without groups. */
  readonly spellings: readonly string[];
}

const METRIC_HORSEPOWER = 0.73549875;

/** Symbols common to all languages. */
const SIGNS: Readonly<Record<string, UnitWords>> = {
  kW: { figure: 'motorPower', factor: 1, spellings: ['kw'] },
  W: { figure: 'motorPower', factor: 0.001, spellings: ['w'] },
  hp: { figure: 'motorPower', factor: 0.745699871582, spellings: ['hp', 'bhp'] },
  PS: {
    figure: 'motorPower',
    factor: METRIC_HORSEPOWER,
    spellings: [],
  },
  bar: { figure: 'maxPressure', factor: 1, spellings: ['bars?', 'barg', 'bar\\(g\\)', 'atu'] },
  psi: { figure: 'maxPressure', factor: 0.0689475729318, spellings: ['psi', 'psig', 'lbs?/in2'] },
  MPa: { figure: 'maxPressure', factor: 10, spellings: ['mpa'] },
  'l/min': {
    figure: 'freeAirDelivery',
    factor: 1,
    spellings: ['n?l ?/ ?min', 'lpm', 'l/minute'],
  },
  'l/s': { figure: 'freeAirDelivery', factor: 60, spellings: ['l ?/ ?s'] },
  'm³/min': { figure: 'freeAirDelivery', factor: 1000, spellings: ['m[³3] ?/ ?min', 'cbm/min'] },
  'm³/h': { figure: 'freeAirDelivery', factor: 1000 / 60, spellings: ['n?m[³3] ?/ ?h', 'cbm/h'] },
  cfm: { figure: 'freeAirDelivery', factor: 28.316846592, spellings: ['s?cfm', 'cfm fad', 'pcm'] },
  l: {
    figure: 'tankVolume',
    factor: 1,
    spellings: ['l', 'ltr', 'lt'],
  },
  gal: { figure: 'tankVolume', factor: 3.785411784, spellings: ['gal'] },
  'dB(A)': {
    figure: 'soundPressureLevel',
    factor: 1,
    spellings: ['db ?\\(a\\)', 'dba?'],
  },
  V: { figure: 'voltage', factor: 1, spellings: ['v', 'vac'] },
  A: { figure: 'ratedCurrent', factor: 1, spellings: ['A'] },
  Hz: { figure: 'frequency', factor: 1, spellings: ['hz', 'hertz'] },
  '1/min': {
    figure: 'speed',
    factor: 1,
    spellings: ['1/min', 'min-1', 'min⁻¹'],
  },
  'N·m': { figure: 'torque', factor: 1, spellings: ['n ?[·.]? ?m'] },
  'lbf·ft': { figure: 'torque', factor: 1.3558179483314, spellings: ['ft[- ·.]?lbf?s?', 'lbf?[- ·.]?ft'] },
  '°C': { figure: 'pressureDewPoint', factor: 1, spellings: ['° ?c'] },
  kg: { figure: 'weight', factor: 1, spellings: ['kg', 'kilos?'] },
  lb: { figure: 'weight', factor: 0.45359237, spellings: ['lbs?'] },
};

/** What units mean to visitors looking for compressed-air equipment. A contract test compares the factors with the site's. */
export const UNIT_WORDS: Readonly<Record<string, UnitWords>> = Object.fromEntries(
  Object.entries(SIGNS).map(([unit, words]) => {
    const spelled = LANGUAGES.flatMap((language) => unitSpellings[language][unit] ?? []);
    return [unit, { ...words, spellings: [...new Set([...words.spellings, ...spelled])] }];
  }),
);

const ANY_UNIT = new RegExp(
  `^(?:${Object.values(UNIT_WORDS)
    .flatMap(({ spellings }) => spellings)
    .join('|')})$`,
  'i',
);

/** Whether a folded word is a unit as people write it; after a figure it has no other meaning. */
export const isUnit = (word: string): boolean => ANY_UNIT.test(word);
