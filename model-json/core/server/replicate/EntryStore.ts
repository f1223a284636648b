import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sweep } from '../../repository/files/watching/sweep';
import { syncDir, writeFileAtomically } from '../../repository/files/writing/write-file';
import type { Logger } from '../../repository/Repository';
import type { Entry, NewEntry } from './Entry';

const NAME = /^\d{12}\.json$/;
/** Older unpublications than this many cannot be undone as one step. */
const MAX_KEPT = 50;

const nameOf = (id: number) => `${String(id).padStart(12, '0')}.json`;

/**
 * The entries on disk: one file each in `queue/` while pending, and in `done/` if they can be undone. Files are written
 * atomically.
 */
export class EntryStore {
  private last = 0;
  private readonly queue: string;
  private readonly kept: string;

  constructor(
    dir: string,
    private readonly log: Logger,
  ) {
    this.queue = join(dir, 'queue');
    this.kept = join(dir, 'done');
  }

  /** Reads the pending entries in order. An unreadable entry is set aside and logged. */
  async open(): Promise<Entry[]> {
    for (const dir of [this.queue, this.kept]) {
      await mkdir(dir, { recursive: true });
      await sweep(dir);
    }
    const entries: Entry[] = [];
    for (const name of await namesIn(this.queue)) {
      const file = join(this.queue, name);
      try {
        entries.push(await readEntry(file));
      } catch (error) {
        this.log.warn(`${file} cannot be read and was renamed to ${name}.broken: ${String(error)}`);
        await rename(file, `${file}.broken`);
      }
    }
    this.last = Math.max(0, ...entries.map(({ id }) => id), ...(await namesIn(this.kept)).map(idOf));
    return entries;
  }

  /** Once this resolves, the entry will be processed, even if the process is killed. */
  async add(entry: NewEntry): Promise<Entry> {
    const id = ++this.last;
    await writeFileAtomically(join(this.queue, nameOf(id)), JSON.stringify(entry));
    return { ...entry, id };
  }

  /** Removes a processed entry from the queue, or keeps it in `done/` if it can be undone. */
  async finish({ id, undo }: Entry): Promise<void> {
    const file = join(this.queue, nameOf(id));
    if (undo) await rename(file, join(this.kept, nameOf(id)));
    else await rm(file, { force: true });
    // Replayed after a power cut, an old entry would overwrite a newer one.
    await syncDir(this.queue);
    if (undo) await this.prune();
  }

  /** Cancels the entry. */
  async drop({ id }: Entry): Promise<void> {
    await rm(join(this.queue, nameOf(id)), { force: true });
    await syncDir(this.queue);
  }

  /** An entry that can be undone; undefined if it is too old, or has been undone already. */
  async takeable(id: number): Promise<Entry | undefined> {
    try {
      return await readEntry(join(this.kept, nameOf(id)));
    } catch {
      return undefined;
    }
  }

  async forget({ id }: Entry): Promise<void> {
    await rm(join(this.kept, nameOf(id)), { force: true });
  }

  private async prune(): Promise<void> {
    const names = await namesIn(this.kept);
    for (const name of names.slice(0, -MAX_KEPT)) await rm(join(this.kept, name), { force: true });
  }
}

const idOf = (name: string) => Number(name.slice(0, 12));

async function readEntry(file: string): Promise<Entry> {
  const entry = JSON.parse(await readFile(file, 'utf8')) as NewEntry;
  return { ...entry, id: idOf(basename(file)) };
}

const namesIn = async (dir: string): Promise<string[]> =>
  (await readdir(dir)).filter((name) => NAME.test(name)).sort();
