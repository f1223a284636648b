import { z } from 'zod';
import { flag, listOf } from '../../../../../../shared/models/schema';

/** Path data of SVG, in units of the drawing. */
const path = z.object({
  /** Faces hide what is behind them; a tube is a broad stroke with a narrower one, its core, on it. */
  kind: z.enum(['face', 'tone', 'line', 'tube', 'core', 'axis']),
  d: z.string().regex(/^[MLAZmlaz\d .-]*$/),
  /** Of tubes. */
  width: z.number().optional(),
});

const spot = z.tuple([z.number(), z.number()]);

const part = z.object({
  /** `2`, `2.1`: as in the list. */
  number: z.string(),
  kind: z.string(),
  paths: listOf(path),
  balloon: spot,
  leader: spot,
});

const item = z.object({
  number: z.string(),
  kind: z.string(),
  count: z.number(),
  /** Numbered by an earlier row, which holds it too. */
  isAgain: flag(),
});

/** A machine pulled apart, with what each row of its spare parts holds. */
export const explodedModel = z.object({
  width: z.number(),
  height: z.number(),
  machine: listOf(path),
  parts: listOf(part),
  rows: listOf(listOf(item)),
});

export type ExplodedModel = z.output<typeof explodedModel>;
export type ExplodedPart = ExplodedModel['parts'][number];
export type ExplodedPath = ExplodedPart['paths'][number];
export type SpareItem = ExplodedModel['rows'][number][number];
