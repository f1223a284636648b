import { useEffect, useState } from 'react';
import { messages } from '../../screen/messages';
import { messageOf } from '../../session/saving/outcomes';
import type { SlingClient } from '../../sling/SlingClient';
import { readJobs, startJob, steerJob, type Job } from './job-client';

/** Milliseconds between two looks at a running job. */
const EVERY = 700;

/** A job that is shown while it runs. */
export interface ShownJob {
  readonly job: Job | undefined;
  start(paths: readonly string[]): Promise<void>;
  stop(): void;
  resume(): void;
}

/** The publication of many pages. An unfinished one of earlier is shown first, so that somebody goes on with it. */
export function useJob(sling: SlingClient): ShownJob {
  const [job, setJob] = useState<Job>();

  useEffect(() => {
    let isOver = false;
    readJobs(sling).then(
      (jobs) => {
        const [latest] = jobs;
        if (!isOver && latest && latest.state !== 'done' && latest.state !== 'stopped') setJob(latest);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [sling]);

  const id = job?.state === 'running' ? job.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setInterval(() => {
      readJobs(sling, id).then(
        ([now]) => now && setJob(now),
        () => undefined,
      );
    }, EVERY);
    return () => clearInterval(timer);
  }, [sling, id]);

  const steer = (cmd: 'cancel' | 'resume') => {
    if (!job) return;
    steerJob(sling, cmd, job.id).then(setJob, (error: unknown) => messages.negative(messageOf(error)));
  };
  return {
    job,
    start: async (paths) => setJob(await startJob(sling, paths)),
    stop: () => steer('cancel'),
    resume: () => steer('resume'),
  };
}
