import { z } from 'zod';
import { listOf } from '../../../models/schema';

/** A point of the delivery of a machine with variable speed at its maximum pressure (ISO 1217, annex E). */
const flowPointModel = z.object({
  /** Free air delivery, l/min. */
  delivery: z.number(),
  /** Power taken by the package, kW. */
  power: z.number(),
});

export type FlowPoint = z.output<typeof flowPointModel>;

/** From the highest speed down. */
export const flowCurve = () => listOf(flowPointModel);
