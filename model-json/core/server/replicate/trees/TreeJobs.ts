import { Queue } from '../../../repository/files/Queue';
import type { Logger } from '../../../repository/Repository';
import { messageOf } from '../../../../../shared/checked/error-parts';
import { asServer } from '../../accounts/Actor';
import { HttpError } from '../../http/http-error';
import { RecordFiles } from '../records/RecordFiles';
import { activate } from '../replicate';
import type { Replication } from '../Replication';
import { reportOf, type JobRecord, type JobReport, type TreeJob } from './TreeJob';

/** Pages in one atomic entry: a stop takes effect, and progress is seen, after so many. */
export const BATCH = 25;
/** Finished jobs that are remembered. */
const KEPT = 20;

export interface TreeJobsOptions {
  readonly replication: Replication;
  /** Absolute folder. */
  readonly dir: string;
  readonly log: Logger;
}

/** Publishes trees of any size: one job after the other, visible while it runs, and stopped on request. */
export class TreeJobs {
  private readonly files: RecordFiles<JobRecord>;
  private readonly line = new Queue();
  private readonly jobs = new Map<number, TreeJob>();
  private readonly stopping = new Set<number>();
  private isClosing = false;

  constructor(private readonly options: TreeJobsOptions) {
    this.files = new RecordFiles(options.dir, options.log);
  }

  /** Reads the jobs. One that was running when the server ended says where it stopped. */
  async open(): Promise<void> {
    for (const job of await this.files.open()) {
      this.jobs.set(job.id, job);
      if (job.state !== 'running') continue;
      await this.keep({ ...job, state: 'interrupted' });
      this.options.log.warn(
        `Publishing: job ${job.id} was interrupted after ${job.done} of ${job.paths.length} pages; resume it in the editor`,
      );
    }
  }

  /** All jobs, newest first. */
  list(): JobReport[] {
    return [...this.jobs.values()].sort((a, b) => b.id - a.id).map(reportOf);
  }

  /** @throws HttpError 404 if there is no such job */
  get(id: number): JobReport {
    return reportOf(this.find(id));
  }

  /** The pages of a job. @throws HttpError 404 if there is no such job */
  pathsOf(id: number): readonly string[] {
    return this.find(id).paths;
  }

  /** Starts a job. Once the promise resolves, it is on disk. */
  async start(paths: readonly string[], by: string): Promise<JobReport> {
    const ordered = [...new Set(paths)].sort((a, b) => a.split('/').length - b.split('/').length);
    const job = await this.files.add({
      paths: ordered,
      done: 0,
      skipped: [],
      state: 'running',
      startedAt: new Date().toISOString(),
      by,
    });
    this.jobs.set(job.id, job);
    await this.prune();
    this.run(job.id);
    return reportOf(job);
  }

  /** Stops a job after its current batch. What it has published stays. @throws HttpError 404, or 409 if it has ended */
  cancel(id: number): JobReport {
    const job = this.find(id);
    if (job.state !== 'running') throw new HttpError(409, `Job ${id} has ended already: it is ${job.state}`);
    this.stopping.add(id);
    return reportOf(job);
  }

  /** Goes on with a job where it stopped. @throws HttpError 404, or 409 if it runs or is done */
  async resume(id: number): Promise<JobReport> {
    const job = this.find(id);
    if (job.state === 'running' || job.state === 'done')
      throw new HttpError(409, `Job ${id} cannot be resumed: it is ${job.state}`);
    const { message: _, ...rest } = job;
    const resumed = await this.keep({ ...rest, state: 'running' });
    this.run(id);
    return reportOf(resumed);
  }

  /** Ends after the current batch; the job is resumed by its author. */
  async close(): Promise<void> {
    this.isClosing = true;
    await this.line.idle();
  }

  private run(id: number): void {
    void this.line.run(async () => {
      try {
        await this.work(id);
      } catch (error) {
        await this.keep({ ...this.find(id), state: 'failed', message: messageOf(error) }).catch(
          (lost: unknown) =>
            this.options.log.warn(`Publishing: job ${id} cannot be recorded: ${messageOf(lost)}`),
        );
      }
    });
  }

  private async work(id: number): Promise<void> {
    const { replication } = this.options;
    for (;;) {
      const job = this.find(id);
      if (this.stopping.delete(id)) return void (await this.keep({ ...job, state: 'stopped' }));
      if (this.isClosing) return;
      const batch = job.paths.slice(job.done, job.done + BATCH);
      const there = batch.filter((path) => replication.trees.author.get(path));
      if (there.length > 0) await asServer(() => activate(replication, { paths: there, user: job.by }));
      const done = job.done + batch.length;
      const skipped = [...job.skipped, ...batch.filter((path) => !there.includes(path))];
      const state = done === job.paths.length ? 'done' : 'running';
      await this.keep({ ...job, done, skipped, state });
      if (state === 'done') return;
      // Other requests come in between.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  private async keep(job: TreeJob): Promise<TreeJob> {
    this.jobs.set(job.id, job);
    await this.files.put(job);
    return job;
  }

  private find(id: number): TreeJob {
    const job = this.jobs.get(id);
    if (!job) throw new HttpError(404, `There is no publication job ${id}`);
    return job;
  }

  private async prune(): Promise<void> {
    const ended = [...this.jobs.values()].filter(({ state }) => state !== 'running');
    for (const { id } of ended.slice(0, -KEPT)) {
      this.jobs.delete(id);
      await this.files.remove(id);
    }
  }
}
