import { z } from 'zod';
import { link } from '../../../../../shared/models/schema';

/** Links to the same page in other units. */
export const unitsLinks = () =>
  z.preprocess((value) => value || undefined, z.object({ metric: link(), us: link() }).optional());

export type UnitsLinks = NonNullable<z.output<ReturnType<typeof unitsLinks>>>;
