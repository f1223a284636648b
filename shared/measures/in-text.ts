import { formatMeasure } from './format-measure';
import type { MeasureSystem } from './measure-system';

/** Units as authors write them behind figures. */
const UNITS = [
  '°C',
  '°F',
  'K',
  'bar',
  'psi',
  'kW',
  'kWh',
  'hp',
  'l',
  'm',
  'mm',
  'm³',
  'l/min',
  'm³/min',
  'mg/m³',
  'V',
  'A',
  'Hz',
  'h',
  '%',
  'dB',
];

const FIGURE = new RegExp(
  `(?<=\\d) (?=(?:${UNITS.map((unit) => unit.replace('/', '\\/')).join('|')})(?![\\p{L}\\d/³]))`,
  'gu',
);

/** A text in which no line ends between a figure and its unit: `−40 °C` with a no-break space. */
export const keptTogether = (text: string): string => text.replace(FIGURE, '\u00a0');

/** `8 bar`, `13,5 bar` */
const PRESSURE = /\b(\d{1,3}(?:[.,]\d{1,2})?)[ \u00a0\u202f]bar\b/g;

/** A text whose pressures are in the reader's units: `8 bar` is `116 psi` in the United States. */
export const withPressures = (text: string, language: string, system: MeasureSystem): string =>
  system === 'metric'
    ? text
    : text.replace(PRESSURE, (_, figure: string) =>
        formatMeasure({ value: Number(figure.replace(',', '.')), unit: 'bar' }, language, system),
      );
