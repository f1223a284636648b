import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sweep } from '../../../repository/files/watching/sweep';
import { syncDir, writeFileAtomically } from '../../../repository/files/writing/write-file';
import type { Logger } from '../../../repository/Repository';

const NAME = /^(\d{12})\.json$/;

const nameOf = (id: number) => `${String(id).padStart(12, '0')}.json`;

/** A record with its number. Numbers ascend. */
export type Numbered<T> = T & { readonly id: number };

/** Records in a folder, a JSON file each, written atomically: once a promise resolves, the record survives any crash. */
export class RecordFiles<T extends object> {
  private last = 0;

  constructor(
    private readonly dir: string,
    private readonly log: Logger,
  ) {}

  /** Reads all records, oldest first. One that cannot be read is set aside and logged. */
  async open(): Promise<Numbered<T>[]> {
    await mkdir(this.dir, { recursive: true });
    await sweep(this.dir);
    const records: Numbered<T>[] = [];
    for (const name of (await readdir(this.dir)).sort()) {
      const [, digits] = NAME.exec(name) ?? [];
      if (digits === undefined) continue;
      const id = Number(digits);
      this.last = Math.max(this.last, id);
      const file = join(this.dir, name);
      try {
        records.push({ ...(JSON.parse(await readFile(file, 'utf8')) as T), id });
      } catch (error) {
        this.log.warn(`${file} cannot be read and was renamed to ${name}.broken: ${String(error)}`);
        await rename(file, `${file}.broken`);
      }
    }
    return records;
  }

  async add(record: T): Promise<Numbered<T>> {
    const added = { ...record, id: ++this.last };
    await this.put(added);
    return added;
  }

  async put({ id, ...record }: Numbered<T>): Promise<void> {
    await writeFileAtomically(join(this.dir, nameOf(id)), JSON.stringify(record));
  }

  async remove(id: number): Promise<void> {
    await rm(join(this.dir, nameOf(id)), { force: true });
    await syncDir(this.dir);
  }
}
