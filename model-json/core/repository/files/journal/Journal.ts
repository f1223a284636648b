import { readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { z } from 'zod';
import { syncDir, writeFileAtomically } from '../writing/write-file';
import { required } from '../../../../../shared/checked/required';

/** The change of one file, by the hashes of its content; null if it does not exist. */
export interface Step {
  /** Absolute. */
  readonly file: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Forward: the change has happened, and the rest must be completed. Back: it was refused, and must be undone. */
export type Direction = 'forward' | 'back';

const ENDINGS: Readonly<Record<Direction, string>> = { forward: 'journal', back: 'undo' };
const NAME = /^\.(\d+-[0-9a-f]{8})\.(journal|undo)$/;
const hash = z.string().nullable();
const schema = z.array(z.object({ file: z.string(), before: hash, after: hash }));

/**
 * A change of several files, noted in a small file beside them: which files, and the hashes of their old and new
 * content.
 */
export class Journal {
  /**
   * @param dir the folder of the journal, at or above all its files
   * @param id process id and random digits, in the names of all files that belong to the change
   */
  constructor(
    readonly dir: string,
    readonly id: string,
    readonly steps: readonly Step[],
    private direction: Direction = 'forward',
  ) {}

  /** @throws the parse error of an invalid journal */
  static read(dir: string, name: string): Journal {
    const [, id = '', ending] = required(NAME.exec(name), `The id in ${name}`);
    const steps = schema.parse(JSON.parse(readFileSync(join(dir, name), 'utf8')));
    const absolute = steps.map((step) => ({ ...step, file: join(dir, step.file) }));
    return new Journal(dir, id, absolute, ending === ENDINGS.back ? 'back' : 'forward');
  }

  /** The id of the change, if the file has a journal's name. */
  static idOf(name: string): string | undefined {
    return NAME.exec(name)?.[1];
  }

  get isBack(): boolean {
    return this.direction === 'back';
  }

  /** Name of its file. */
  get name(): string {
    return `.${this.id}.${ENDINGS[this.direction]}`;
  }

  private get file(): string {
    return join(this.dir, this.name);
  }

  /** Temporary file for the new content of a file. */
  stagedOf({ file }: Step): string {
    return join(dirname(file), `.${basename(file)}.${this.id}.tmp`);
  }

  /** Backup of the old content of a file until the change can no longer be rolled back. */
  oldOf({ file }: Step): string {
    return join(dirname(file), `.${basename(file)}.old.${this.id}.tmp`);
  }

  /** Once this is on disk, the change has happened. */
  async write(): Promise<void> {
    const steps = this.steps.map((step) => ({
      ...step,
      file: relative(this.dir, step.file).split(sep).join('/'),
    }));
    await writeFileAtomically(this.file, JSON.stringify(steps));
  }

  /** From here on, any process that finds the change undoes it. A rename needs no space. */
  async turnBack(): Promise<void> {
    if (this.isBack) return;
    const forward = this.file;
    this.direction = 'back';
    try {
      await rename(forward, this.file);
    } catch (error) {
      this.direction = 'forward';
      throw error;
    }
    await syncDir(this.dir);
  }

  async forget(): Promise<void> {
    await rm(this.file, { force: true });
    await syncDir(this.dir);
  }
}
