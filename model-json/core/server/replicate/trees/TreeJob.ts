import type { Numbered } from '../records/RecordFiles';

/**
 * `interrupted`: the server ended meanwhile. An interrupted, stopped or failed job can be resumed where it stopped.
 */
export type JobState = 'running' | 'done' | 'stopped' | 'interrupted' | 'failed';

/** The publication of many pages, in batches of which each is one atomic entry. */
export interface JobRecord {
  /** Pages and assets, parents first. */
  readonly paths: readonly string[];
  /** How many of them have been published or skipped. */
  readonly done: number;
  /** Pages that were deleted before their turn came. */
  readonly skipped: readonly string[];
  readonly state: JobState;
  /** Since when, in ISO 8601. */
  readonly startedAt: string;
  readonly by: string;
  /** Why it failed. */
  readonly message?: string;
}

export type TreeJob = Numbered<JobRecord>;

/** A job as it is shown: without its pages. */
export interface JobReport {
  readonly id: number;
  readonly state: JobState;
  readonly done: number;
  readonly total: number;
  readonly skipped: readonly string[];
  readonly startedAt: string;
  readonly by: string;
  readonly message?: string;
}

export const reportOf = ({ paths, ...job }: TreeJob): JobReport => ({ ...job, total: paths.length });
