import { z } from 'zod';
import { count, href, link, listOf, text } from '../../../../../../shared/models/schema';

/** Serial numbers from one to another, both included; without an end, all before or after. */
const range = z.object({ from: text(), to: text() });

/** A row of the spare parts, in their order. */
const row = z.object({
  /** Its place in the whole list, from 1. */
  number: z.number(),
  /** The machines for which the part is; empty if it is for all. */
  ranges: listOf(range),
});

/** What a page says of serial numbers beside the spare parts of a machine. */
export const serialsModel = z.object({
  /** Id of what this is shown in, wherever on the page: the product's name leads there. */
  anchor: text(),
  /** The address to which the form leads; absent where no server answers. */
  action: href(),
  /** The visitor's other choices. */
  kept: listOf(z.object({ name: z.string(), value: z.string() })),
  /** What the visitor entered. */
  typed: text(),
  /** The number for which parts are shown; absent if none was entered, or none that such a machine has. */
  serial: text(),
  /** Parts for other serial numbers, which are not shown. */
  left: count(),
  /** Leads to all parts. */
  all: link(),
  /** A serial number of the form that this machine has. */
  example: z.string(),
  rows: listOf(row),
});

export type SerialsModel = z.output<typeof serialsModel>;
export type SerialRange = SerialsModel['rows'][number]['ranges'][number];
