import { z } from 'zod';
import { address, text } from '../../../../../shared/models/schema';

/** A component at work, in a frame. */
export const liveExampleModel = z.object({
  id: text(),
  title: text(),
  /** Of the example's document. */
  source: address(),
});

export type LiveExampleModel = z.output<typeof liveExampleModel>;
