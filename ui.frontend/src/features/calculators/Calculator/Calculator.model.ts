import { z } from 'zod';
import { QUANTITY_NAMES } from '../../../../../shared/measures/quantities';
import { productCardModel } from '../../../../../shared/features/catalogue/api/product-card.model';
import { choice, count, flag, link, listOf, text } from '../../../../../shared/models/schema';
import { unitsLinks } from '../../../core/kit/units/units-links.model';

const quantity = z.enum(QUANTITY_NAMES);

/** A value in the metric unit of its quantity (`shared/measures/quantities.ts`). */
const figure = z.object({ value: count(), quantity });

/** A field, with its limits in the reader's units. One with options is a choice; others are numbers. */
const field = z.object({
  /** Its parameter; `key` is the same without the number of its row. */
  name: z.string(),
  key: z.string(),
  /** As entered; empty if nothing was. */
  typed: text(),
  /** What it is if nothing is entered. */
  usual: count().optional(),
  min: count(),
  max: count(),
  quantity: quantity.optional(),
  whole: flag(),
  options: listOf(z.string()),
});

const group = z.object({
  key: z.string(),
  /** Folded: few people change it. */
  isAssumption: flag(),
  /** The same fields several times. */
  isRows: flag(),
  rows: listOf(z.object({ fields: listOf(field) })),
});

/** An entry that cannot be. `field` is the name of its field. */
const fault = z.object({
  field: z.string(),
  reason: z.enum(['number', 'whole', 'range', 'below', 'above', 'most', 'missing']),
  typed: text(),
  min: count(),
  max: count(),
});

/** A line of arithmetic: what was put into a formula, with the signs between, and what comes out. */
const step = z.object({
  key: z.string(),
  /** The row of which it is. */
  row: count().optional(),
  put: listOf(z.object({ sign: text(), value: count().optional(), quantity: quantity.optional() })),
  result: figure,
});

const chart = z.object({
  kind: z.enum(['bars', 'stacks', 'ring']),
  series: listOf(z.string()),
  quantity,
  bars: listOf(z.object({ at: figure, width: count(1), values: listOf(z.number()) })),
});

/** A calculator: a form, and the answer that is in its address. */
export const calculatorModel = z.object({
  id: text(),
  /** Which calculator. */
  calculator: text(),
  /** The form's action: the answer on the page that it is on. */
  action: text(),
  /** The units of input and output. */
  units: choice(['metric', 'us'], 'metric'),
  unitsLinks: unitsLinks(),
  /** ISO 4217 */
  currency: z.preprocess((value) => value || undefined, z.string().length(3).default('GBP')),
  groups: listOf(group),
  faults: listOf(fault),
  /** What is said in a sentence, in its order. */
  verdict: listOf(figure),
  results: listOf(figure.extend({ key: z.string() })),
  steps: listOf(step),
  chart: chart.optional(),
  /** Products that fit the answer. */
  products: listOf(productCardModel),
  /** Where a visitor can send a log, with what else was entered. */
  log: z
    .object({
      action: text(),
      page: text(),
      kept: listOf(z.object({ name: z.string(), value: z.string() })),
      fault: z
        .object({ reason: z.enum(['empty', 'number', 'negative', 'lines', 'size']), line: count() })
        .optional(),
    })
    .optional(),
  /** Where to go with the answer. */
  nextLink: link(),
  nextText: text(),
});

export type CalculatorModel = z.output<typeof calculatorModel>;
export type CalculatorGroup = z.output<typeof group>;
export type CalculatorField = z.output<typeof field>;
export type CalculatorFault = z.output<typeof fault>;
export type CalculatorStep = z.output<typeof step>;
export type CalculatorChart = z.output<typeof chart>;
export type CalculatorLog = NonNullable<CalculatorModel['log']>;
export type CalculatorFigure = z.output<typeof figure>;
