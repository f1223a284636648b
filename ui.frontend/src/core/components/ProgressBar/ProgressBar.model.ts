import { z } from 'zod';
import { count, listOf, text } from '../../../../../shared/models/schema';

/** Core Components `progressbar/v1`, with the steps of a way of which so much is done. */
export const progressBarModel = z
  .object({
    id: text(),
    /** 0 to 100. */
    completed: count(),
    /** Names of the steps, first to last; without any it is a share in per cent. */
    steps: listOf(z.string()),
  })
  .transform(({ completed, ...rest }) => ({ ...rest, completed: Math.min(100, Math.max(0, completed)) }));

export type ProgressBarModel = z.output<typeof progressBarModel>;
