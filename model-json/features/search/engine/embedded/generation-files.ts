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

/** The files of an index: one database a generation, and a file that names the one that counts. */
export class GenerationFiles {
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  /** The generation that was finished last. */
  current(): string | undefined {
    const pointer = join(this.folder, POINTER);
    if (!existsSync(pointer)) return undefined;
    const file = join(this.folder, readFileSync(pointer, 'utf8').trim());
    return NAME.test(readFileSync(pointer, 'utf8')) && existsSync(file) ? file : undefined;
  }

  /** A file that no generation has had. */
  next(): string {
    const numbers = readdirSync(this.folder).map((name) => Number(NAME.exec(name)?.[1] ?? 0));
    return join(this.folder, `generation-${Math.max(0, ...numbers) + 1}.db`);
  }

  /** From here on this generation counts, also after a crash in the next moment. */
  choose(file: string): void {
    sync(file);
    const pointer = join(this.folder, POINTER);
    writeFileSync(`${pointer}.new`, file.slice(this.folder.length + 1));
    sync(`${pointer}.new`);
    renameSync(`${pointer}.new`, pointer);
    sync(this.folder);
  }

  /** Removes what earlier generations, and rebuilds that were broken off, left behind. */
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
