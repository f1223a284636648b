import { Queue } from '../../repository/files/Queue';
import { isWithin } from '../../repository/path';
import type { Logger } from '../../repository/Repository';
import type { Versions } from '../../repository/versions/Versions';
import { HttpError } from '../http/http-error';
import { traced } from '../operations/tracing/tracing';
import { ADMIN, userNow } from '../accounts/Actor';
import { applySteps, type Trees } from './apply-steps';
import { Doubts } from './Doubts';
import { pathsOf, type Entry, type NewEntry } from './Entry';
import { EntryStore } from './EntryStore';
import { noteReplication } from './note-replication';
import { refuseAgents } from './refuse-agents';
import { removeGhosts } from './remove-ghosts';
import { t } from '../../../../shared/authoring/language/t';

export interface ReplicationOptions extends Trees {
  /** Where each published page gets a version. @default none are made */
  readonly versions?: Versions | undefined;
  /** Absolute folder for pending entries. */
  readonly dir: string;
  readonly log: Logger;
  /** Throws if the person who asks may not do this. @default everybody may */
  readonly allow?: ((entry: NewEntry) => void) | undefined;
}

/** Delay before failed entries are retried. */
const RETRY_MS = 10_000;

/**
 * Replicates authors' actions to publish, one after the other: publish, unpublish, delete, move. Each is written to
 * disk as an entry before it is processed, and is completed at the next start if the process was killed.
 */
export class Replication {
  readonly trees: Trees;
  private readonly line = new Queue();
  private readonly store: EntryStore;
  private readonly log: Logger;
  private readonly versions: Versions | undefined;
  private readonly allow: (entry: NewEntry) => void;
  private readonly doubts = new Doubts();
  /** Pending entries, in order. */
  private left: Entry[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor({ author, publish, dir, log, versions, allow = () => {} }: ReplicationOptions) {
    this.allow = (entry) => {
      refuseAgents();
      allow(entry);
    };
    this.versions = versions;
    this.trees = { author, publish };
    this.store = new EntryStore(dir, log);
    this.log = log;
  }

  /** Entries that visitors do not see yet, in order. */
  get pending(): readonly Entry[] {
    return this.left;
  }

  /** Completes entries that were pending when the process ended, and removes from publish what author no longer has. */
  async start(): Promise<void> {
    await this.line.run(async () => {
      this.left = await this.store.open();
      const count = this.left.length;
      await this.workOff();
      if (count > 0)
        this.log.info(`Publishing: ${count - this.left.length} of ${count} unfinished entries completed`);
      await removeGhosts(this.trees, this.log);
    });
  }

  /**
   * Processes an author's action at once. Pages that it publishes get a version first, as in AEM.
   *
   * @param make returns the entry, once all earlier ones are done; throwing refuses the action
   * @throws HttpError 503 while an earlier entry about the same pages is blocked; else the errors of `applySteps`.
   * Nothing is changed then. Once visitors see it, it counts, even if author's pages cannot say so yet
   */
  submit(make: () => NewEntry): Promise<Entry> {
    return this.line.run(async () => {
      await this.workOff();
      const made = make();
      const wanted = { ...made, user: made.user ?? userNow() };
      this.allow(wanted);
      this.refuseBlocked(wanted);
      await this.keepVersions(wanted);
      const entry = await this.store.add(wanted);
      try {
        await this.apply(entry);
      } catch (error) {
        await this.store.drop(entry);
        throw error;
      }
      await this.settle(entry).catch((error: unknown) => this.wait(entry, error));
      return entry;
    });
  }

  /** Records an entry for a change of author's content, before the change is stored. */
  async intend(entry: NewEntry): Promise<Entry> {
    this.allow(entry);
    return this.store.add({ ...entry, user: userNow() });
  }

  /**
   * Processes a recorded entry, unless author's change did not happen. If that is not known, the entry waits.
   *
   * @throws HttpError 500 if that fails; it is retried until it succeeds
   */
  finish(intended: Entry): Promise<void> {
    return this.line.run(async () => {
      if (!this.hasHappened(intended)) return this.dropIfSure(intended);
      await this.workOff();
      await this.complete(intended);
    });
  }

  /**
   * Makes a change of author's content and replicates it, with no other publication in between. Either both happen, also if
   * the process is killed, or neither does. If Sling went away before it answered, that shows later.
   *
   * @param change makes the change. It gets what records the entry, to be called once, before the change is stored
   * @throws the errors of `change`, after which nothing has happened; HttpError 500 if visitors do not see it yet
   */
  together(change: (record: (entry: NewEntry) => Promise<void>) => Promise<void>): Promise<void> {
    return this.line.run(async () => {
      await this.workOff();
      let entry: Entry | undefined;
      const record = async (made: NewEntry): Promise<void> => {
        this.allow(made);
        this.refuseBlocked(made);
        entry = await this.store.add(made);
      };
      try {
        await change(record);
      } catch (error) {
        if (entry) await this.dropIfSure(entry);
        throw error;
      }
      if (entry) await this.complete(entry);
    });
  }

  /** An unpublication that can still be undone; undefined if there is none with that number. */
  takeable(id: number): Promise<Entry | undefined> {
    return this.store.takeable(id);
  }

  /** Removes an unpublication that has been undone. */
  forget(entry: Entry): Promise<void> {
    return this.store.forget(entry);
  }

  async close(): Promise<void> {
    clearTimeout(this.timer);
    await this.line.idle();
  }

  /** Processes an entry whose change of author's content has happened. */
  private async complete(entry: Entry): Promise<void> {
    try {
      this.refuseBlocked(entry);
      await this.do(entry);
    } catch (error) {
      this.keepTrying(entry);
      const paths = entry.steps.flatMap(pathsOf).join(', ');
      throw new HttpError(
        500,
        t(
          'The change is saved, but visitors still see {paths} as before; retrying until it succeeds ({error})',
          { paths, error: String(error) },
        ),
      );
    }
  }

  private async do(entry: Entry): Promise<void> {
    await this.apply(entry);
    await this.settle(entry);
  }

  private apply({ action, id, steps }: Entry): Promise<void> {
    return traced(`queue ${action}`, { entry: id }, () => applySteps(this.trees, steps));
  }

  /** What is left when visitors see it. */
  private async settle(entry: Entry): Promise<void> {
    await noteReplication(this.trees.author, entry);
    await this.store.finish(entry);
    this.doubts.end(entry.id);
  }

  private wait(entry: Entry, error: unknown): void {
    this.log.warn(`Publishing: entry ${entry.id} (${entry.action}) waits: ${String(error)}`);
    this.keepTrying(entry);
  }

  /** Drops an entry whose change of author's content is not there, unless it may still show. */
  private async dropIfSure(entry: Entry): Promise<void> {
    if ((await this.trees.author.refusal()) !== undefined) this.doubts.begin(entry.id);
    if (this.doubts.has(entry.id)) return this.keepTrying(entry);
    this.doubts.end(entry.id);
    await this.store.drop(entry);
  }

  /** Retries pending entries in order; an entry about the same pages as a blocked one waits for it. */
  private async workOff(): Promise<void> {
    const entries = this.left;
    this.left = [];
    for (const entry of entries) {
      if (!this.hasHappened(entry)) {
        await this.dropIfSure(entry);
        continue;
      }
      try {
        this.refuseBlocked(entry);
        await this.do(entry);
      } catch (error) {
        this.wait(entry, error);
      }
    }
  }

  private hasHappened({ unless }: Entry): boolean {
    return !unless || this.trees.author.versionOf(unless.path) !== unless.version;
  }

  private refuseBlocked({ steps }: NewEntry): void {
    const paths = steps.flatMap(pathsOf);
    const overlaps = (other: string) => paths.some((path) => isWithin(path, other) || isWithin(other, path));
    const blocking = this.left.find(
      (entry) => this.hasHappened(entry) && entry.steps.flatMap(pathsOf).some(overlaps),
    );
    if (blocking)
      throw new HttpError(
        503,
        t('An earlier change of {flatMap} has not reached visitors yet; try again', {
          flatMap: blocking.steps.flatMap(pathsOf)[0],
        }),
      );
  }

  private keepTrying(entry: Entry): void {
    this.left.push(entry);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.line.run(() => this.workOff()), RETRY_MS).unref();
  }

  private async keepVersions({ action, noted, user = ADMIN }: NewEntry): Promise<void> {
    const { author } = this.trees;
    const isPage = (path: string) => author.get(path)?.properties['jcr:primaryType'] === 'cq:Page';
    const pages = action === 'Activate' ? noted.filter(isPage) : [];
    if (pages.length > 0) await this.versions?.create(pages, { by: user, comment: 'Published' });
  }
}
