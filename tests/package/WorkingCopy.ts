import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

export interface CopyOptions {
  /** Folders and files that are only linked, since nothing writes to them. */
  readonly linked?: readonly string[];
  /** Whether to copy a file. */
  readonly filter?: (source: string) => boolean;
}

/**
 * A copy of parts of the repository to break things in. One copy serves all tests of a file, since it has thousands of
 * files and keeps compiled programs compiled.
 */
export class WorkingCopy {
  readonly dir = mkdtempSync(path.join(tmpdir(), 'copy-'));
  private readonly touched = new Set<string>();

  constructor(copied: readonly string[], { linked = [], filter }: CopyOptions = {}) {
    for (const name of copied)
      cpSync(path.join(root, name), this.at(name), { recursive: true, ...(filter && { filter }) });
    for (const name of [...linked, 'node_modules']) symlinkSync(path.join(root, name), this.at(name));
  }

  at(file: string): string {
    return path.join(this.dir, file);
  }

  read(file: string): string {
    return readFileSync(this.at(file), 'utf8');
  }

  /** The line of a text's first occurrence. */
  lineOf(file: string, text: string): number {
    return (
      this.read(file)
        .split('\n')
        .findIndex((line) => line.includes(text)) + 1
    );
  }

  change(file: string, edit: (text: string) => string): void {
    const before = this.read(file);
    const after = edit(before);
    expect(after).not.toBe(before);
    this.write(file, after);
  }

  write(file: string, text: string): void {
    this.touched.add(file);
    writeFileSync(this.at(file), text);
  }

  remove(file: string): void {
    this.touched.add(file);
    rmSync(this.at(file), { force: true });
  }

  /** Restores everything that a test changed. */
  restore(): void {
    for (const file of this.touched) {
      const original = path.join(root, file);
      if (!existsSync(original)) rmSync(this.at(file), { force: true });
      else {
        mkdirSync(path.dirname(this.at(file)), { recursive: true });
        cpSync(original, this.at(file));
      }
    }
    this.touched.clear();
  }

  delete(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}
