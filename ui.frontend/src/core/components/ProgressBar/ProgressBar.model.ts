import { z } from 'zod';
import { count, listOf, text } from '../../../../../shared/models/schema';

/** Core Components `progressbar/v1`, plus the named steps of a process. */
export const progressBarModel = z
  .object({
    id: text(),
    /** 0 to 100. */
    completed: count(),
    /** Names of the steps, first to last; without any it shows a percentage. */
    steps: listOf(z.string()),
  })
  .transform(({ completed, ...rest }) => ({ ...rest, completed: Math.min(100, Math.max(0, completed)) }));

export type ProgressBarModel = z.output<typeof progressBarModel>;
