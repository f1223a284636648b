import { z } from 'zod';
import { UNITS } from '../../../measures/measure';
import { listOf } from '../../../models/schema';

/**
 * A figure of a product as the exporter writes it: a number in the unit of its source, or words without a unit (`G ¼`).
 * The SDK turns 0 into `''`.
 */
export const figureModel = z.object({
  name: z.string(),
  value: z.preprocess((value) => (value === '' ? 0 : value), z.union([z.number(), z.string()])),
  unit: z.enum(UNITS).optional(),
});

export type FigureModel = z.output<typeof figureModel>;

export const figures = () => listOf(figureModel);
