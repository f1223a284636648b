import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** Milliseconds after which the use of a file is recorded again. */
const NOTED = 24 * 60 * 60 * 1000;
/** Share of the limit that remains after eviction, and share that can be written before the next check. */
const LEFT = 0.9;
const LOOK = 0.05;
/** Milliseconds after which a temporary file counts as abandoned by a process that ended. */
const ABANDONED = 60 * 60 * 1000;

interface Found {
  readonly file: string;
  readonly bytes: number;
  readonly usedAt: number;
}

/** A disk cache of files that can be recreated: the least recently used are evicted when they exceed the limit. */
export class DiskRoom {
  private written = 0;
  private looking: Promise<void> | undefined;

  /** @param limit bytes */
  constructor(
    private readonly dir: string,
    private readonly limit: number,
  ) {}

  /** Records the use of a file. @returns whether it exists */
  async use(file: string): Promise<boolean> {
    const found = await stat(file).catch(() => undefined);
    const now = Date.now();
    if (found && now - found.mtimeMs > NOTED) await utimes(file, now / 1000, now / 1000).catch(() => {});
    return found !== undefined;
  }

  /** Records a write; evicts files if necessary. Other processes write here, too, so the sizes are read from disk. */
  async wrote(bytes: number): Promise<void> {
    this.written += bytes;
    if (this.written < this.limit * LOOK) return;
    this.written = 0;
    this.looking ??= this.makeRoom().finally(() => (this.looking = undefined));
    await this.looking;
  }

  /** Evicts the least recently used files if the total exceeds the limit. */
  async makeRoom(): Promise<void> {
    const now = Date.now();
    const all = await filesIn(this.dir);
    const isAbandoned = ({ file, usedAt }: Found) => file.endsWith('.tmp') && now - usedAt > ABANDONED;
    for (const { file } of all.filter(isAbandoned)) await rm(file, { force: true });
    const kept = all.filter(({ file }) => !file.endsWith('.tmp'));
    let total = kept.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total <= this.limit) return;
    for (const { file, bytes } of kept.sort((a, b) => a.usedAt - b.usedAt)) {
      if (total <= this.limit * LEFT) return;
      await rm(file, { force: true });
      total -= bytes;
    }
  }
}

async function filesIn(dir: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const folder of await readdir(dir).catch(() => [])) {
    for (const name of await readdir(path.join(dir, folder)).catch(() => [])) {
      const file = path.join(dir, folder, name);
      const stats = await stat(file).catch(() => undefined);
      if (stats) found.push({ file, bytes: stats.size, usedAt: stats.mtimeMs });
    }
  }
  return found;
}
