import type { Field } from '../../sling/post-fields';
import type { SlingClient } from '../../sling/SlingClient';
import { t } from '../../../../../../shared/authoring/language/t';

const JOBS = '/libs/replication/treeactivation.json';

/** More than this are published in batches, with progress. */
export const MOST_AT_ONCE = 100;

/** The publication of many pages. */
export interface Job {
  readonly id: number;
  readonly state: 'running' | 'done' | 'stopped' | 'interrupted' | 'failed';
  readonly done: number;
  readonly total: number;
  readonly skipped: readonly string[];
  /** ISO 8601. */
  readonly startedAt: string;
  readonly by: string;
  /** Why it failed. */
  readonly message?: string;
}

export async function startJob(sling: SlingClient, paths: readonly string[]): Promise<Job> {
  const fields: Field[] = [
    ['cmd', 'activate'],
    ['exact', 'true'],
    ...paths.map((path): Field => ['path', path]),
  ];
  return (await sling.command<{ job: Job }>(JOBS, fields)).job;
}

/** Stops a job, or goes on with it. */
export async function steerJob(sling: SlingClient, cmd: 'cancel' | 'resume', id: number): Promise<Job> {
  const fields: Field[] = [
    ['cmd', cmd],
    ['id', String(id)],
  ];
  return (await sling.command<{ job: Job }>(JOBS, fields)).job;
}

export async function readJobs(sling: SlingClient, id?: number): Promise<readonly Job[]> {
  return (await sling.json<{ jobs: readonly Job[] }>(id === undefined ? JOBS : `${JOBS}?id=${id}`)).jobs;
}

/** How far a job is, in words. */
export function jobText({ state, done, total, skipped, message }: Job): string {
  const count = t('{done} of {total}', { done, total });
  const left =
    skipped.length > 0 ? ` ${t('{count} had been deleted in the meantime.', { count: skipped.length })}` : '';
  switch (state) {
    case 'running':
      return t('Published {count}.', { count });
    case 'done':
      return t('All {total} are published.', { total }) + left;
    case 'stopped':
      return t('Stopped: {count} are published.', { count }) + left;
    case 'interrupted':
      return t('The server was restarted: {count} are published.', { count }) + left;
    case 'failed':
      return t('{count} are published. Then it failed: {message}', {
        count,
        message: message ?? t('for an unknown reason'),
      });
  }
}
