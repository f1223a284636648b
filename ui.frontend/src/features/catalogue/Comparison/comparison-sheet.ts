import { formatNumber, unitName } from '../../../../../shared/measures/format-measure';
import { systemOf, unitIn, type MeasureSystem } from '../../../../../shared/measures/measure-system';
import { comparisonModel } from './Comparison.model';
import { comparisonRows, type ComparisonRow } from './comparison-rows';
import { runningRows } from './running-rows';
import { wordsFor } from '../words';

/**
 * A comparison as spreadsheet rows, with labels in a language: group, figure, unit, then a column for each product. Numbers
 * have a decimal point and no thousands separators, so that programs can read them.
 *
 * @param model the exporter's JSON of the component
 * @throws ZodError if the model is invalid
 */
export function comparisonSheet(model: unknown, language: string): string[][] {
  const { products, units, onlyDifferences, running } = comparisonModel.parse(model);
  const messages = wordsFor(language);
  const system = units ?? systemOf(language);
  const options = { messages, language, system, onlyDifferences };
  const costs = running && runningRows(products, running, options);
  const groups = [...comparisonRows(products, options), ...(costs ? [costs] : [])];
  return [
    ['', messages.product, '', ...products.map(({ name }) => name)],
    ['', messages.orderNumber, '', ...products.map(({ sku }) => sku ?? '')],
    ...groups.flatMap(({ label, rows }) => rows.map((row) => [label, ...cellsOf(row, language, system)])),
  ];
}

function cellsOf(
  { label, figures, values }: ComparisonRow,
  language: string,
  system: MeasureSystem,
): string[] {
  const unit = figures.find((figure) => figure?.unit)?.unit;
  // Several figures in one row, or text: as displayed.
  if (!unit) return [label, '', ...values.map((value) => value ?? '')];
  const numbers = figures.map((figure) =>
    typeof figure?.value === 'number'
      ? forPrograms(formatNumber({ value: figure.value, unit }, 'en', system))
      : '',
  );
  return [label, unitName(unitIn(system, unit), language), ...numbers];
}

const forPrograms = (number: string): string => number.replaceAll(',', '').replace('\u2212', '-');
