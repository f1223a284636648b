import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** Milliseconds after which the use of a file is noted again. */
const NOTED = 24 * 60 * 60 * 1000;
/** Share of the limit that is left when room is made, and that may be written until the next look. */
const LEFT = 0.9;
const LOOK = 0.05;
/** Milliseconds: what was being written when a process ended. */
const ABANDONED = 60 * 60 * 1000;

interface Found {
  readonly file: string;
  readonly bytes: number;
  readonly usedAt: number;
}

/** A folder of files that can be made again, in folders of their own: the longest unused go when they take too much room. */
export class DiskRoom {
  private written = 0;
  private looking: Promise<void> | undefined;

  /** @param limit bytes */
  constructor(
    private readonly dir: string,
    private readonly limit: number,
  ) {}

  /** Notes that a file is used. @returns whether it is there */
  async use(file: string): Promise<boolean> {
    const found = await stat(file).catch(() => undefined);
    const now = Date.now();
    if (found && now - found.mtimeMs > NOTED) await utimes(file, now / 1000, now / 1000).catch(() => {});
    return found !== undefined;
  }

  /** Notes that a file was written; makes room where that is needed. Others write here, too, so the disk is asked. */
  async wrote(bytes: number): Promise<void> {
    this.written += bytes;
    if (this.written < this.limit * LOOK) return;
    this.written = 0;
    this.looking ??= this.makeRoom().finally(() => (this.looking = undefined));
    await this.looking;
  }

  /** Removes the longest unused files where all of them take more room than they may. */
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
