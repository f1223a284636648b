import type { Metric } from './metric';
import type { Waits } from './Readiness';

/** What a program tells about itself. */
export interface Report {
  /** `author`, `drawer 1`. */
  readonly program: string;
  /** Why it is not ready. */
  readonly waits: Waits;
  /** Empty unless requested. */
  readonly metrics: readonly Metric[];
}
