import fs from 'node:fs/promises';

const MAKING = ['open', 'mkdir', 'link'] as const;
const RENAMING = ['rename', 'rm'] as const;

/**
 * A disk that takes changes until it is weak: `full` has no room for anything new, as a full disk, but renames and removes;
 * `dead` takes no change at all. What cannot be done throws as the file system does.
 */
export class WeakDisk {
  private after = Infinity;
  private kinds: ReadonlySet<string> = new Set();
  /** Changes asked for so far. */
  count = 0;

  constructor() {
    for (const name of [...MAKING, ...RENAMING]) this.guard(name);
  }

  /** @param after how many more changes it takes */
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
      // Nothing here is about power cuts: there is no need to wait for a real disk.
      if (name === 'open') (done as fs.FileHandle).sync = async () => undefined;
      return done as fs.FileHandle;
    });
  }
}
