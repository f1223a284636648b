import { Queue } from '../../repository/files/Queue';
import { isWithin } from '../../repository/path';
import type { Logger } from '../../repository/Repository';
import { HttpError } from '../http/http-error';
import { USER } from '../sling-post/Post';
import { applySteps, type Trees } from './apply-steps';
import { pathsOf, type Entry, type NewEntry } from './Entry';
import { EntryStore } from './EntryStore';
import { reconcile } from './reconcile';

export interface ReplicationOptions extends Trees {
  /** Absolute. What is still to be done is kept here. */
  readonly dir: string;
  readonly log: Logger;
}

/** After this long, what could not be done is tried again. */
const RETRY_MS = 10_000;

/**
 * Brings to publish what authors do, one thing after the other: publish, unpublish, delete, move. Each is an entry on the disk
 * before anything of it is done, and is finished at the next start when the process was killed.
 */
export class Replication {
  readonly trees: Trees;
  private readonly line = new Queue();
  private readonly store: EntryStore;
  private readonly log: Logger;
  /** What could not be done yet, in order. */
  private left: Entry[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor({ author, publish, dir, log }: ReplicationOptions) {
    this.trees = { author, publish };
    this.store = new EntryStore(dir, log);
    this.log = log;
  }

  /** Finishes what was under way when the process ended, and takes from visitors what author no longer has. */
  async start(): Promise<void> {
    await this.line.run(async () => {
      this.left = await this.store.open();
      const count = this.left.length;
      await this.workOff();
      if (count > 0)
        this.log.info(`Publishing: ${count - this.left.length} of ${count} unfinished entries are done now`);
      await this.mend();
    });
  }

  /**
   * Does something for authors now.
   *
   * @param make says what, when all before it is done; what it throws refuses it
   * @throws HttpError 503 while an earlier entry about the same pages cannot be done; else as `applySteps`. Nothing is done then.
   */
  submit(make: () => NewEntry): Promise<Entry> {
    return this.line.run(async () => {
      await this.workOff();
      const wanted = make();
      this.refuseBlocked(wanted);
      const entry = await this.store.add(wanted);
      try {
        await this.do(entry);
      } catch (error) {
        await this.store.drop(entry);
        throw error;
      }
      return entry;
    });
  }

  /** Writes down what visitors are to follow of a change of author's content, before that is stored. */
  intend(entry: NewEntry): Promise<Entry> {
    return this.store.add(entry);
  }

  /**
   * Does what was intended, unless author's change did not happen.
   *
   * @throws HttpError 500 where it cannot be done yet: it is tried again until it is
   */
  finish(intended: Entry): Promise<void> {
    return this.line.run(async () => {
      if (!this.hasHappened(intended)) return this.store.drop(intended);
      await this.workOff();
      try {
        this.refuseBlocked(intended);
        await this.do(intended);
      } catch (error) {
        this.keepTrying(intended);
        const paths = intended.steps.flatMap(pathsOf).join(', ');
        throw new HttpError(
          500,
          `It is done here, but visitors still see ${paths} as before; that is tried again until it succeeds (${String(error)})`,
        );
      }
    });
  }

  /** An unpublication that can still be taken back; undefined when there is none of that number. */
  takeable(id: number): Promise<Entry | undefined> {
    return this.store.takeable(id);
  }

  /** The unpublication is taken back. */
  forget(entry: Entry): Promise<void> {
    return this.store.forget(entry);
  }

  async close(): Promise<void> {
    clearTimeout(this.timer);
    await this.line.idle();
  }

  private async do(entry: Entry): Promise<void> {
    await applySteps(this.trees, entry.steps);
    await this.note(entry);
    await this.store.finish(entry);
  }

  /** Tries what is left, in order; what an earlier one blocks waits for it. */
  private async workOff(): Promise<void> {
    const entries = this.left;
    this.left = [];
    for (const entry of entries) {
      if (!this.hasHappened(entry)) {
        await this.store.drop(entry);
        continue;
      }
      try {
        this.refuseBlocked(entry);
        await this.do(entry);
      } catch (error) {
        this.log.warn(`Publishing: entry ${entry.id} (${entry.action}) waits: ${String(error)}`);
        this.keepTrying(entry);
      }
    }
  }

  private hasHappened({ unless }: Entry): boolean {
    return !unless || this.trees.author.versionOf(unless.path) !== unless.version;
  }

  private refuseBlocked({ steps }: NewEntry): void {
    const paths = steps.flatMap(pathsOf);
    const overlaps = (other: string) => paths.some((path) => isWithin(path, other) || isWithin(other, path));
    const blocking = this.left.find((entry) => entry.steps.flatMap(pathsOf).some(overlaps));
    if (blocking)
      throw new HttpError(
        503,
        `An earlier change of ${blocking.steps.flatMap(pathsOf)[0]} has not reached visitors yet; try again`,
      );
  }

  private keepTrying(entry: Entry): void {
    this.left.push(entry);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.line.run(() => this.workOff()), RETRY_MS).unref();
  }

  /** Says on author's pages what was done with them when, without making them newer than what was published. */
  private async note({ action, at, by, noted }: Entry): Promise<void> {
    if (noted.length === 0) return;
    await this.trees.author.change(
      (draft) => {
        for (const path of noted) {
          const content = `${path}/jcr:content`;
          if (!draft.has(content)) continue;
          draft.setProperty(content, 'cq:lastReplicated', at);
          draft.setProperty(content, 'cq:lastReplicationAction', action);
          draft.setProperty(content, 'cq:lastReplicatedBy', USER);
        }
      },
      { ...(by !== undefined && { by }) },
    );
  }

  private async mend(): Promise<void> {
    const { ghosts, areTooMany } = reconcile(this.trees);
    if (ghosts.length === 0) return;
    const paths = ghosts.join(', ');
    if (areTooMany) {
      this.log.warn(
        `Publishing: visitors see much that author does not have: ${paths}. Is author's content complete? If it is, unpublish these paths`,
      );
      return;
    }
    await applySteps(
      this.trees,
      ghosts.map((path) => ({ remove: path })),
    );
    this.log.warn(`Publishing: taken from visitors, since author deleted or unpublished it: ${paths}`);
  }
}
