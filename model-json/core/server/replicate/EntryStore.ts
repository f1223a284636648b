import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sweep } from '../../repository/files/watching/sweep';
import { syncDir, writeFileAtomically } from '../../repository/files/writing/write-file';
import type { Logger } from '../../repository/Repository';
import type { Entry, NewEntry } from './Entry';

const NAME = /^\d{12}\.json$/;
/** Longer ago than this many, nobody takes an unpublication back as one step. */
const MAX_KEPT = 50;

const nameOf = (id: number) => `${String(id).padStart(12, '0')}.json`;

/**
 * The entries on the disk: a file each in `queue/` until it is done, and in `done/` those that can be taken back. A file is
 * there as a whole or not at all.
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

  /** Reads what is still to be done, in order. An entry that cannot be read is put aside, and named in the log. */
  async open(): Promise<Entry[]> {
    for (const dir of [this.queue, this.kept]) {
      await mkdir(dir, { recursive: true });
      await sweep(dir);
    }
    const entries: Entry[] = [];
    for (const name of await namesIn(this.queue)) {
      const file = join(this.queue, name);
      try {
        entries.push({ ...(JSON.parse(await readFile(file, 'utf8')) as NewEntry), id: idOf(name) });
      } catch (error) {
        this.log.warn(`${file} cannot be read and is put aside as ${name}.broken: ${String(error)}`);
        await rename(file, `${file}.broken`);
      }
    }
    this.last = Math.max(0, ...entries.map(({ id }) => id), ...(await namesIn(this.kept)).map(idOf));
    return entries;
  }

  /** Once this resolves, the entry will be done, whatever is killed when. */
  async add(entry: NewEntry): Promise<Entry> {
    const id = ++this.last;
    await writeFileAtomically(join(this.queue, nameOf(id)), JSON.stringify(entry));
    return { ...entry, id };
  }

  /** The entry is done: forgotten, or kept where it can be taken back. */
  async finish({ id, undo }: Entry): Promise<void> {
    const file = join(this.queue, nameOf(id));
    if (undo) await rename(file, join(this.kept, nameOf(id)));
    else await rm(file, { force: true });
    // Done again after a power cut, an old entry would take the place of a newer one.
    await syncDir(this.queue);
    if (undo) await this.prune();
  }

  /** The entry is not to be done. */
  async drop({ id }: Entry): Promise<void> {
    await rm(join(this.queue, nameOf(id)), { force: true });
    await syncDir(this.queue);
  }

  /** An entry that can be taken back; undefined when it is too long ago, or was taken back already. */
  async takeable(id: number): Promise<Entry | undefined> {
    try {
      return { ...(JSON.parse(await readFile(join(this.kept, nameOf(id)), 'utf8')) as NewEntry), id };
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

const namesIn = async (dir: string): Promise<string[]> =>
  (await readdir(dir)).filter((name) => NAME.test(name)).sort();
