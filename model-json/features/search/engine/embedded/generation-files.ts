import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const POINTER = 'current';
const NAME = /^generation-(\d+)\.db/;

/** The files of an index: one database per generation, and a file that names the current one. */
export class GenerationFiles {
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  /** The last complete generation. */
  current(): string | undefined {
    const pointer = join(this.folder, POINTER);
    if (!existsSync(pointer)) return undefined;
    const file = join(this.folder, readFileSync(pointer, 'utf8').trim());
    return NAME.test(readFileSync(pointer, 'utf8')) && existsSync(file) ? file : undefined;
  }

  /** A file name that no generation has used. */
  next(): string {
    const numbers = readdirSync(this.folder).map((name) => Number(NAME.exec(name)?.[1] ?? 0));
    return join(this.folder, `generation-${Math.max(0, ...numbers) + 1}.db`);
  }

  /** Makes this the current generation, even if a crash follows immediately. */
  choose(file: string): void {
    sync(file);
    const pointer = join(this.folder, POINTER);
    writeFileSync(`${pointer}.new`, file.slice(this.folder.length + 1));
    sync(`${pointer}.new`);
    renameSync(`${pointer}.new`, pointer);
    sync(this.folder);
  }

  /** Removes earlier generations and leftovers of aborted rebuilds. */
  clean(keep: string | undefined): void {
    for (const name of readdirSync(this.folder)) {
      const file = join(this.folder, name);
      const own = keep !== undefined && file.startsWith(keep);
      if (NAME.test(name) && !own) rmSync(file, { force: true });
    }
  }
}

function sync(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
