import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { writeWhole } from './store-body';
import { codeOf } from '../../../shared/checked/error-parts';

/** The live generation, and the one before it, to which one can go back. */
const KEPT = 2;
/** Suffix of a generation that is being made. */
const PARTIAL = '.partial';
/** What was a generation and is to become one again: to link and to remove a hundred thousand files takes a minute. */
const SPARE = 'spare';
/** The file with what a generation was made by. */
const EDITION = 'edition';

/**
 * The generations of an exported site: `generations/7` is complete and never changes, `generations/8.partial` is being
 * made, and the link `current` leads to the live one. What has the same content in two generations is one file.
 */
export class Generations {
  private readonly folder: string;
  private readonly link: string;

  constructor(private readonly out: string) {
    this.folder = path.join(out, 'generations');
    this.link = path.join(out, 'current');
    mkdirSync(this.folder, { recursive: true });
  }

  /** Folder of the live generation; undefined before the first. */
  get current(): string | undefined {
    try {
      const folder = path.resolve(this.out, readlinkSync(this.link));
      return existsSync(folder) ? folder : undefined;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  /**
   * The folder of the next generation: a new one, or that of an interrupted export by the same program.
   *
   * @param edition changes with the program and its options
   */
  begin(edition: string): string {
    const names = readdirSync(this.folder);
    const left = names.find((name) => name.endsWith(PARTIAL) && this.isOf(edition, name));
    for (const name of names) if (name.endsWith(PARTIAL) && name !== left) this.remove(name);
    const last = Math.max(0, ...names.map((name) => parseInt(name, 10) || 0));
    const folder = path.join(this.folder, left ?? `${last + 1}${PARTIAL}`);
    if (!left && names.includes(SPARE)) renameSync(path.join(this.folder, SPARE), folder);
    mkdirSync(path.join(folder, 'site'), { recursive: true });
    writeWhole(folder, EDITION, edition);
    return folder;
  }

  /** Whether a generation was made by the same program with the same options. */
  isOf(edition: string, folder: string): boolean {
    const file = path.join(path.resolve(this.folder, folder), EDITION);
    return existsSync(file) && readFileSync(file, 'utf8') === edition;
  }

  /** Where a folder of `begin` will be once it is complete. */
  completed(partial: string): string {
    return partial.slice(0, -PARTIAL.length);
  }

  /** Makes a complete generation the live one, in a single step, and removes those that are too old. */
  publish(partial: string): string {
    const folder = this.completed(partial);
    renameSync(partial, folder);
    const draft = `${this.link}.tmp`;
    rmSync(draft, { force: true });
    symlinkSync(path.relative(this.out, folder), draft);
    renameSync(draft, this.link);
    this.prune();
    return folder;
  }

  private prune(): void {
    const complete = readdirSync(this.folder)
      .filter((name) => /^\d+$/.test(name))
      .sort((a, b) => Number(b) - Number(a));
    const [oldest, ...others] = complete.slice(KEPT);
    if (oldest !== undefined) this.spare(oldest);
    for (const name of others) this.remove(name);
  }

  /** Keeps only a generation's files: what says how they were made must not be believed again. */
  private spare(name: string): void {
    if (existsSync(path.join(this.folder, SPARE))) this.remove(SPARE);
    const folder = path.join(this.folder, name);
    for (const each of [EDITION, ...readdirSync(folder).filter((file) => file !== 'site')])
      rmSync(path.join(folder, each), { recursive: true, force: true });
    renameSync(folder, path.join(this.folder, SPARE));
  }

  private remove(name: string): void {
    rmSync(path.join(this.folder, name), { recursive: true });
  }
}
