import { childOf, nameOf, parentOf } from '../path';
import type { Mount } from './mount';

export interface Located {
  readonly mount: Mount;
  readonly file: string;
}

/** The files of one node. */
export interface Entry {
  readonly node?: Located;
  readonly binary?: Located & { readonly size: number };
  /** Hash of the node's file when it was last valid. */
  version?: string;
  /** Hash of the node's file when it was last read, valid or not. */
  seen?: string;
  /** `stampOf` the node's file when it was last read. */
  stamp?: string;
}

const NONE: ReadonlySet<string> = new Set();

/** Which nodes have files of their own, and the resulting folders. */
export class ContentIndex {
  private readonly entries = new Map<string, Entry>();
  private readonly below = new Map<string, Set<string>>();

  get(path: string): Entry | undefined {
    return this.entries.get(path);
  }

  /** Names of the children that have a file, or a folder with files. */
  namesBelow(path: string): ReadonlySet<string> {
    return this.below.get(path) ?? NONE;
  }

  /** Whether the node has a file, or a folder with files. */
  has(path: string): boolean {
    return this.entries.has(path) || this.below.has(path);
  }

  set(path: string, entry: Entry): void {
    this.entries.set(path, entry);
    for (let child = path; child !== '/'; child = parentOf(child)) {
      const names = this.below.get(parentOf(child));
      if (names?.has(nameOf(child))) return;
      if (names) names.add(nameOf(child));
      else this.below.set(parentOf(child), new Set([nameOf(child)]));
    }
  }

  delete(path: string): void {
    this.entries.delete(path);
    for (let child = path; child !== '/' && !this.has(child); child = parentOf(child)) {
      const names = this.below.get(parentOf(child));
      names?.delete(nameOf(child));
      if (names?.size === 0) this.below.delete(parentOf(child));
    }
  }

  /** The nodes with files at and below a path. */
  pathsWithin(path: string): string[] {
    const own = this.entries.has(path) ? [path] : [];
    return [...own, ...[...this.namesBelow(path)].flatMap((name) => this.pathsWithin(childOf(path, name)))];
  }

  /** Whether one of the nodes with files at and below a path is as wanted: looks no further than the first that is. */
  hasWithin(path: string, isWanted: (path: string) => boolean): boolean {
    if (this.entries.has(path) && isWanted(path)) return true;
    for (const name of this.namesBelow(path)) if (this.hasWithin(childOf(path, name), isWanted)) return true;
    return false;
  }

  /** The nearest node at or above a path that has a file or bytes. */
  ownerOf(path: string): string | undefined {
    for (let at = path; ; at = parentOf(at)) {
      if (this.entries.has(at)) return at;
      if (at === '/') return undefined;
    }
  }
}
