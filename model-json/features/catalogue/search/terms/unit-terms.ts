import { unitSpellings } from '../../../../../shared/words/by-language/product-terms';
import { LANGUAGES } from '../../../../../shared/words/languages';
import type { UnitTerm } from '../../../search/api/search-source';

const METRIC_HORSEPOWER = 0.73549875;

/** Symbols common to all languages. */
const SIGNS: Readonly<Record<string, UnitTerm>> = {
  kW: { figure: 'motorPower', factor: 1, spellings: ['kw'] },
  W: { figure: 'motorPower', factor: 0.001, spellings: ['w'] },
  hp: { figure: 'motorPower', factor: 0.745699871582, spellings: ['hp', 'bhp'] },
  PS: {
    figure: 'motorPower',
    factor: METRIC_HORSEPOWER,
    spellings: [],
    // "10 ch" means horsepower in French only.
    only: { ch: 'fr' },
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

/** What units mean to people who look for a product. A contract test compares the factors with those of pages. */
export const UNIT_TERMS: Readonly<Record<string, UnitTerm>> = Object.fromEntries(
  Object.entries(SIGNS).map(([unit, term]) => {
    const spelled = LANGUAGES.flatMap((language) => unitSpellings[language][unit] ?? []);
    return [unit, { ...term, spellings: [...new Set([...term.spellings, ...spelled])] }];
  }),
);
