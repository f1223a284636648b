import fs from 'node:fs/promises';

const MAKING = ['open', 'mkdir', 'link'] as const;
const RENAMING = ['rename', 'rm'] as const;

/**
 * A disk that fails after some changes: `full` refuses new files, like a full disk, but renames and removes; `dead`
 * refuses all changes. Refused operations throw the file system's errors.
 */
export class WeakDisk {
  private after = Infinity;
  private kinds: ReadonlySet<string> = new Set();
  /** Number of requested changes so far. */
  count = 0;

  constructor() {
    for (const name of [...MAKING, ...RENAMING]) this.guard(name);
  }

  /** @param after number of further changes it accepts */
  weaken(how: 'full' | 'dead', after: number): void {
    this.kinds = new Set(how === 'full' ? MAKING : [...MAKING, ...RENAMING]);
    this.after = this.count + after;
  }

  mend(): void {
    this.after = Infinity;
  }

  private guard(name: (typeof MAKING | typeof RENAMING)[number]): void {
    const real = fs[name] as (...words: unknown[]) => Promise<unknown>;
    jest.spyOn(fs, name as 'open').mockImplementation(async (...words: unknown[]) => {
      const isReading = name === 'open' && words[1] === 'r';
      if (!isReading && this.count++ >= this.after && this.kinds.has(name)) {
        // A full disk still has room for an empty file.
        if (name === 'open' && this.kinds.size === MAKING.length)
          await (real(...words) as ReturnType<typeof fs.open>).then((handle) => handle.close());
        throw Object.assign(new Error(`ENOSPC: no space left on device, ${name}`), { code: 'ENOSPC' });
      }
      const done = await real(...words);
      // Power cuts are not simulated, so there is no need to wait for a real disk.
      if (name === 'open') (done as fs.FileHandle).sync = async () => undefined;
      return done as fs.FileHandle;
    });
  }
}
