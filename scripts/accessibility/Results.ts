import { z } from 'zod';

/** What is assessed, in the order of the statement. */
export const CHECKS = ['axe', 'keyboard', 'reflow', 'targets', 'forcedColours', 'html', 'pdf'] as const;
export type Check = (typeof CHECKS)[number];

const result = z.object({
  /** Pages or documents that were looked at. */
  looked: z.number().int().nonnegative(),
  /** Those that did not pass. */
  failed: z.number().int().nonnegative(),
});

/** `accessibility.json` of a site: what the last whole run of its tests found. */
export const results = z.object({
  /** ISO day. */
  assessed: z.iso.date(),
  checks: z.partialRecord(z.enum(CHECKS), result),
});
export type Results = z.infer<typeof results>;
