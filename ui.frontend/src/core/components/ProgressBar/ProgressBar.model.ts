import { z } from 'zod';
import { count, text } from '../../kit/models/schema';

/** Core Components `progressbar/v1`. */
export const progressBarModel = z
  .object({
    id: text(),
    /** 0 to 100. */
    completed: count(),
  })
  .transform(({ id, completed }) => ({ id, completed: Math.min(100, Math.max(0, completed)) }));

export type ProgressBarModel = z.output<typeof progressBarModel>;
