import { Queue } from '../../../repository/files/Queue';
import { isWithin, movedPath } from '../../../repository/path';
import type { Logger } from '../../../repository/Repository';
import { messageOf } from '../../../../../shared/checked/error-parts';
import { asServer } from '../../accounts/Actor';
import { asHttpError } from '../../http/as-http-error';
import { HttpError } from '../../http/http-error';
import { RecordFiles } from '../records/RecordFiles';
import { activate, deactivate } from '../replicate';
import type { Replication } from '../Replication';
import type { Scheduled, ScheduledRecord } from './Scheduled';
import { t } from '../../../../../shared/authoring/language/t';

export interface ScheduleOptions {
  readonly replication: Replication;
  /** Publishes a release in somebody's name. @default there are no releases */
  readonly promote?: ((launch: string, by: string) => Promise<void>) | undefined;
  /** Absolute folder. */
  readonly dir: string;
  readonly log: Logger;
  /** In epoch milliseconds. @default the system's clock */
  readonly now?: () => number;
}

/** The answer for an entry that is gone, or that the person asking may not know of. */
export const noSuchEntry = (id: number): HttpError =>
  new HttpError(404, t('There is no scheduled publication {id}: it was carried out or cancelled', { id }));

/** The clock is looked at this often at least, in milliseconds: it may be set while the server runs. */
const TICK_MS = 15_000;

/**
 * Publications and unpublications that are not due yet, a file each. What became due while the server was off is carried
 * out at its start. An entry is removed once it has been carried out: a crash in between repeats it, to the same effect.
 */
export class Schedule {
  private readonly files: RecordFiles<ScheduledRecord>;
  private readonly line = new Queue();
  private readonly now: () => number;
  private entries: Scheduled[] = [];
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(private readonly options: ScheduleOptions) {
    this.files = new RecordFiles(options.dir, options.log);
    this.now = options.now ?? (() => Date.now());
  }

  /** Reads the entries, and carries out those that are due. */
  async open(): Promise<void> {
    this.entries = await this.files.open();
    await this.tick();
  }

  /** Pending entries that concern a page or asset, or all; the next first. */
  list(path?: string): Scheduled[] {
    const concerned =
      path === undefined ? this.entries : this.entries.filter(({ paths }) => paths.includes(path));
    return [...concerned].sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.id - b.id);
  }

  /** Once the promise resolves, the entry is on disk; one that is due already has been carried out. */
  async add(record: ScheduledRecord): Promise<Scheduled> {
    const { author } = this.options.replication.trees;
    const missing = record.paths.find((path) => !author.get(path));
    if (missing !== undefined)
      throw new HttpError(404, t('There is no page or asset at {missing} to publish', { missing }));
    const entry = await this.files.add(record);
    this.entries.push(entry);
    await this.tick();
    return this.entries.find(({ id }) => id === entry.id) ?? entry;
  }

  /** @throws HttpError 404 if it has been carried out or cancelled */
  find(id: number): Scheduled {
    const entry = this.entries.find((each) => each.id === id);
    if (!entry) throw noSuchEntry(id);
    return entry;
  }

  /** @throws HttpError 404 as `find` */
  cancel(id: number): Promise<Scheduled> {
    return this.line.run(async () => {
      const entry = this.find(id);
      await this.drop(entry);
      return entry;
    });
  }

  /** Lets entries follow pages that move, with all pages below them. */
  follow(from: string, to: string): Promise<void> {
    return this.line.run(async () => {
      for (const entry of this.entries.filter(({ paths }) => paths.some((path) => isWithin(path, from)))) {
        const paths = entry.paths.map((path) => movedPath(path, from, to));
        await this.keep({ ...entry, paths });
      }
    });
  }

  /** Carries out what is due, in the order of the times. */
  tick(): Promise<void> {
    return this.line.run(async () => {
      clearTimeout(this.timer);
      for (const entry of this.list())
        if (entry.failure === undefined && Date.parse(entry.at) <= this.now()) await this.carryOut(entry);
      this.wait();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.line.idle();
  }

  private async carryOut(entry: Scheduled): Promise<void> {
    const { log } = this.options;
    const { action, paths, at, by } = entry;
    const what = `${action} of ${paths[0] ?? ''}${paths.length > 1 ? ` and ${paths.length - 1} more` : ''}`;
    try {
      await asServer(() => this.publish(entry));
      await this.drop(entry);
      log.info(`Publishing: ${what}, scheduled by ${by} for ${at}, is done`);
    } catch (error) {
      log.warn(`Publishing: ${what}, scheduled by ${by} for ${at}, failed: ${messageOf(error)}`);
      // An author has to look at what waiting does not mend; all else is tried again.
      const status = asHttpError(error)?.statusCode ?? 500;
      if (status < 500 && status !== 412) await this.keep({ ...entry, failure: messageOf(error) });
    }
  }

  private async publish({ action, paths, by }: Scheduled): Promise<void> {
    const { replication, promote } = this.options;
    if (action === 'Promote') for (const launch of paths) await promote?.(launch, by);
    else await (action === 'Activate' ? activate : deactivate)(replication, { paths, user: by });
  }

  private async keep(entry: Scheduled): Promise<void> {
    await this.files.put(entry);
    this.entries = this.entries.map((each) => (each.id === entry.id ? entry : each));
  }

  private async drop({ id }: Scheduled): Promise<void> {
    await this.files.remove(id);
    this.entries = this.entries.filter((entry) => entry.id !== id);
  }

  private wait(): void {
    const next = this.list().find(({ failure }) => failure === undefined);
    if (!next || this.isClosed) return;
    const left = Date.parse(next.at) - this.now();
    // What is due and still here has failed, and is tried again.
    const delay = left > 0 ? Math.min(left, TICK_MS) : TICK_MS;
    this.timer = setTimeout(() => void this.tick(), delay).unref();
  }
}
