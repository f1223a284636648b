import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatted } from '../formatted';
import { RecipeError } from './RecipeError';

/** What a recipe is going to write. Nothing is written before all of it is known to be possible. */
export class Plan {
  private readonly files = new Map<string, string | Buffer>();

  constructor(private readonly root: string) {}

  /** @throws RecipeError if the file is there already */
  create(file: string, text: string | Buffer): void {
    if (existsSync(path.join(this.root, file))) throw new RecipeError(`${file} is there already`);
    this.files.set(file, text);
  }

  /** What a file is to be, whether it is there or not. */
  put(file: string, text: string): void {
    this.files.set(file, text);
  }

  /** @throws RecipeError if the edit changes nothing: the place it looks for is gone */
  change(file: string, edit: (text: string) => string): void {
    const before = (this.files.get(file) ?? readFileSync(path.join(this.root, file))).toString();
    const after = edit(before);
    if (after === before) throw new RecipeError(`${file} has no place where this would go; add it by hand`);
    this.files.set(file, after);
  }

  /** The same where it is no fault if there is no such file or place. @returns whether it is changed */
  tryChange(file: string, edit: (text: string) => string): boolean {
    if (!this.files.has(file) && !existsSync(path.join(this.root, file))) return false;
    try {
      this.change(file, edit);
      return true;
    } catch (error) {
      if (error instanceof RecipeError) return false;
      throw error;
    }
  }

  /** @returns the files that are other than they were, in the order of the plan */
  async write(): Promise<readonly string[]> {
    const written: string[] = [];
    for (const [file, text] of this.files) {
      const target = path.join(this.root, file);
      const wanted = Buffer.from(
        typeof text === 'string' && /\.(?:tsx?|scss)$/.test(file) ? await formatted(file, text) : text,
      );
      if (existsSync(target) && readFileSync(target).equals(wanted)) continue;
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(`${target}.new`, wanted);
      written.push(file);
    }
    for (const file of written) renameSync(path.join(this.root, `${file}.new`), path.join(this.root, file));
    return written;
  }
}
