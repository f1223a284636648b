import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, messageOf } from '../../../../shared/checked/error-parts';
import { makeDir, PRIVATE, syncDir, temporaryOf, writeNew } from '../files/writing/write-file';
import { entrySchema, stateAfter, type Entry, type State } from './Entry';
import { StandbyError } from './StandbyError';

const NAME = /^\d{12}\.json$/;
const JOURNAL = 'journal';
const OBJECTS = 'objects';

/**
 * A folder on another machine or in a bucket that holds everything needed to go on elsewhere: `objects/` with the content
 * of files, each under its SHA-256, and `journal/` with numbered entries that say which files there are. Files are written
 * once; a number can be taken only once, so that two authors cannot both write the folder.
 */
export class StandbyFolder {
  constructor(readonly dir: string) {}

  /** The numbers of the entries, in order. */
  numbers(): number[] {
    return namesIn(join(this.dir, JOURNAL))
      .filter((name) => NAME.test(name))
      .sort()
      .map((name) => parseInt(name, 10));
  }

  /** @throws StandbyError if it is damaged */
  read(number: number): Entry {
    const file = this.fileOf(number);
    try {
      return entrySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch (error) {
      throw new StandbyError(`${file} is damaged: ${messageOf(error)}`);
    }
  }

  /**
   * The newest state, or that of a time.
   * @throws StandbyError if an entry is damaged
   */
  state(until?: Date): State {
    const entries = this.numbers().map((number) => this.read(number));
    return stateAfter(entries.filter(({ at }) => !until || Date.parse(at) <= until.getTime()));
  }

  /**
   * Adds an entry as this number. When the promise resolves it is on disk.
   * @returns false if the number is taken
   */
  async add(number: number, entry: Entry): Promise<boolean> {
    const file = this.fileOf(number);
    const temp = temporaryOf(file);
    await makeDir(join(this.dir, JOURNAL), PRIVATE.dir);
    try {
      await writeNew(temp, `${JSON.stringify(entry)}\n`, PRIVATE.file);
      // Unlike renaming, this fails if the name exists.
      await link(temp, file);
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(temp, { force: true });
    }
    await syncDir(join(this.dir, JOURNAL));
    return true;
  }

  /** Stores the content of a file. @returns its hash */
  async put(content: Buffer): Promise<string> {
    const hash = createHash('sha256').update(content).digest('hex');
    const file = this.objectOf(hash);
    if (existsSync(file)) return hash;
    await makeDir(join(file, '..'), PRIVATE.dir);
    const temp = temporaryOf(file);
    try {
      await writeNew(temp, content, PRIVATE.file);
      await link(temp, file);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    } finally {
      await rm(temp, { force: true });
    }
    await syncDir(join(file, '..'));
    return hash;
  }

  /** The file with the content of this hash. */
  objectOf(hash: string): string {
    return join(this.dir, OBJECTS, hash.slice(0, 2), hash);
  }

  /**
   * Removes what only states before a time need: entries before the last base at that time, and content that no entry
   * names any longer.
   */
  prune(before: Date): void {
    const entries = this.numbers().map((number) => ({ number, entry: this.read(number) }));
    const first = entries.findLast(
      ({ entry }) => entry.kind === 'base' && Date.parse(entry.at) <= before.getTime(),
    );
    if (!first || first.number === entries[0]?.number) return;
    const kept = entries.filter(({ number }) => number >= first.number);
    for (const { number } of entries) if (number < first.number) rmSync(this.fileOf(number));
    const needed = new Set(kept.flatMap(({ entry }) => Object.values(entry.files)));
    for (const prefix of namesIn(join(this.dir, OBJECTS))) {
      for (const hash of namesIn(join(this.dir, OBJECTS, prefix)))
        if (!needed.has(hash)) rmSync(join(this.dir, OBJECTS, prefix, hash));
    }
  }

  private fileOf(number: number): string {
    return join(this.dir, JOURNAL, `${String(number).padStart(12, '0')}.json`);
  }
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
