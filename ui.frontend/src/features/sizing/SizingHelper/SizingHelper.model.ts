import { z } from 'zod';
import { productCardModel } from '../../../../../shared/features/catalogue/api/product-card.model';
import { choice, count, flag, link, listOf, text } from '../../../../../shared/models/schema';
import { unitsLinks } from '../../../core/kit/units/units-links.model';

/** A product and its quantity. */
const part = z.object({ sku: z.string(), name: z.string(), count: count(1), link: link() });

/** An invalid input. `field` is the name of its field. */
const fault = z.object({
  field: z.string(),
  reason: z.enum(['number', 'whole', 'range', 'tool', 'pair']),
  typed: text(),
  min: count().optional(),
  max: count().optional(),
});

/** A chosen tool, with the input for it; without a `sku` it is yet to be chosen. */
const row = z.object({
  sku: text(),
  count: text(),
  use: text(),
  name: text(),
  link: link(),
  /** % */
  usualUse: count(),
  /** l/min while it runs */
  flow: count(),
  /** bar */
  pressure: count(),
});

const typed = z.object({
  flow: text(),
  pressure: text(),
  leaks: text(),
  growth: text(),
  together: text(),
  peak: text(),
  supply: text(),
  noise: text(),
  oilfree: flag(),
  air: text(),
  inlet: text(),
});

const bounds = z.object({ min: count(), max: count() });

/** The calculated demand. Flows in l/min, pressures in bar, shares from 0 to 1. */
const demand = z.object({
  lines: listOf(
    z.object({
      /** Absent for a demand given in figures. */
      name: text(),
      count: count(1),
      flow: count(),
      pressure: count(),
      use: count(),
      mean: count(),
    }),
  ),
  mean: count(),
  design: count(),
  leaks: count(),
  growth: count(),
  connected: count(),
  peak: count(),
  together: count(),
  peakMinutes: count(),
  pressure: count(),
  losses: listOf(z.object({ part: z.enum(['hose', 'pipe', 'filters', 'dryer']), loss: count() })),
  /** The minimum pressure at the compressor. */
  line: count(),
  /** Of the air at the dryer, °C. */
  inlet: count(),
  /** ISO 8573-1 */
  purityClass: text(),
});

const dryer = part.extend({
  kind: z.enum(['refrigeration', 'adsorption']),
  pressureFactor: count(),
  temperatureFactor: count(),
  /** The required rated flow, l/min. */
  needed: count(),
  /** Purge air for its regeneration, l/min. */
  regeneration: count(),
});

/** A machine on the shortlist, with its accessories. */
const machine = productCardModel.extend({
  roles: listOf(z.enum(['smallest', 'recommended', 'reserve', 'quieter'])),
  /** l/min */
  delivery: count(),
  /** bar */
  maxPressure: count(),
  hasDryer: flag(),
  isScrew: flag(),
  control: choice(['stops', 'idles', 'follows'], 'stops'),
  /** Share of time that it runs, and the maximum allowed, 0 to 1. */
  share: count(),
  limit: count(),
  /** The required delivery, l/min. */
  design: count(),
  /** Between cut-in and cut-out, bar. */
  band: count(),
  /** Volumes in l, starts per hour. */
  receiver: z.object({
    forPeak: count(),
    forStarts: count(),
    volume: count(),
    tank: count(),
    startsAllowed: count(),
    starts: count(),
    extra: part.optional(),
  }),
  dryer: dryer.optional(),
  filters: listOf(part),
});

/** Why no machine is suitable, and what would help. */
const obstacle = z.object({
  reason: z.enum(['pressure', 'flow', 'wishes']),
  /** The maximum pressure that a machine can hold at the tool, bar. */
  most: count(),
  several: part.extend({ delivery: count(), share: count() }).optional(),
  concessions: listOf(z.object({ concession: z.enum(['supply', 'noise', 'oil']), link: link() })),
});

/** From tools to a compressor: the visitor's input from the address, and the result. */
export const sizingHelperModel = z.object({
  id: text(),
  /** The form's action: the answer on the page that it is on. */
  action: text(),
  /** The units of input and output. */
  units: choice(['metric', 'us'], 'metric'),
  unitsLinks: unitsLinks(),
  /** The available tools. */
  families: listOf(
    z.object({ title: text(), tools: listOf(z.object({ sku: z.string(), name: z.string() })) }),
  ),
  rows: listOf(row),
  maxRows: count(12),
  typed: typed.prefault({}),
  /** Allowed numbers, by field. */
  bounds: z.record(z.string(), bounds).default({}),
  /** dB(A) */
  noises: listOf(z.string()),
  /** °C */
  inlets: listOf(z.number()),
  faults: listOf(fault),
  presets: listOf(z.object({ title: text(), description: text(), link: link() })),
  /** Where to ask an expert. */
  quoteLink: link(),
  demand: demand.optional(),
  choices: listOf(machine),
  obstacle: obstacle.optional(),
});

export type SizingHelperModel = z.output<typeof sizingHelperModel>;
export type SizingRow = z.output<typeof row>;
export type SizingFault = z.output<typeof fault>;
export type SizingDemand = z.output<typeof demand>;
export type SizingMachine = z.output<typeof machine>;
export type SizingPart = z.output<typeof part>;
export type SizingObstacle = z.output<typeof obstacle>;
