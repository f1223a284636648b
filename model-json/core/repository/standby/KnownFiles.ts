import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sizeOf } from '../files/reading/locate';
import { stampOfFile } from '../files/reading/stamp';
import type { StandbyFolder } from './StandbyFolder';

interface Known {
  readonly hash: string;
  /** Undefined if it has not been compared with the file. */
  readonly stamp?: string | undefined;
}

/** A changed file: its new content, and its stamp before that was read. Null if the file is gone. */
type Changed = { readonly content: Buffer; readonly stamp: string } | null;

/** The files that a standby folder has, to find those of a data folder that it lacks. */
export class KnownFiles {
  private readonly known = new Map<string, Known>();

  /** @param files their hashes by path */
  constructor(
    private readonly dir: string,
    files: ReadonlyMap<string, string>,
  ) {
    for (const [path, hash] of files) this.known.set(path, { hash });
  }

  get size(): number {
    return this.known.size;
  }

  paths(): string[] {
    return [...this.known.keys()];
  }

  hashes(): Record<string, string> {
    return Object.fromEntries([...this.known].map(([path, { hash }]) => [path, hash]));
  }

  /** Those of some files that differ from what is known. Reads them at once, so that they belong to one state. */
  changed(paths: Iterable<string>): Map<string, Changed> {
    const found = new Map<string, Changed>();
    for (const path of new Set(paths)) {
      const file = join(this.dir, path);
      const stamp = sizeOf(file) === undefined ? undefined : stampOfFile(file);
      const known = this.known.get(path);
      if (stamp !== undefined && known?.stamp !== stamp)
        found.set(path, { stamp, content: readFileSync(file) });
      else if (stamp === undefined && known) found.set(path, null);
    }
    return found;
  }

  /** Stores content. @returns the hash of each file whose content is new; null for one that is gone */
  async store(
    standby: StandbyFolder,
    found: ReadonlyMap<string, Changed>,
  ): Promise<Record<string, string | null>> {
    const changes: Record<string, string | null> = {};
    for (const [path, changed] of found) {
      const hash = changed && (await standby.put(changed.content));
      if (hash !== (this.known.get(path)?.hash ?? null)) changes[path] = hash;
      if (changed && hash !== null) this.known.set(path, { hash, stamp: changed.stamp });
      else this.known.delete(path);
    }
    return changes;
  }
}
