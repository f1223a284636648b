import { SlingError } from './sling';

/** A failure as a sentence for authors. */
export const faultText = (error: unknown): string =>
  error instanceof SlingError ? error.message : `Something went wrong in this window: ${String(error)}`;
