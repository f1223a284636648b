import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { treeFiles } from '../../../repository/data/tree-files';
import { codeOf } from '../../../../../shared/checked/error-parts';

/** Maximum number of files in one answer. */
const MOST = 50;

/** What visitors have sent to a node, on its way to author: a file each. */
export interface Sent {
  /** Relative to the folder, with slashes; it contains the submission's id. */
  readonly path: string;
  readonly text: string;
}

/** A node's folder of form submissions. Each is kept until author has confirmed that it is stored there. */
export class Outbox {
  constructor(private readonly dir: string) {}

  get length(): number {
    return this.paths().length;
  }

  /** The oldest ones. */
  async next(): Promise<Sent[]> {
    const sent: Sent[] = [];
    for (const path of this.paths().slice(0, MOST)) {
      const text = await readFile(join(this.dir, path), 'utf8').catch((error: unknown) => {
        // Deleted since, by `SUBMISSIONS_DAYS`.
        if (codeOf(error) !== 'ENOENT') throw error;
      });
      if (text !== undefined) sent.push({ path, text });
    }
    return sent;
  }

  /** Removes what author has stored. */
  async remove(paths: readonly string[]): Promise<void> {
    const there = new Set(this.paths());
    for (const path of paths) if (there.has(path)) await rm(join(this.dir, path), { force: true });
  }

  private paths(): string[] {
    return treeFiles(this.dir)
      .filter((path) => path.endsWith('.json'))
      .sort((a, b) => (fileOf(a) < fileOf(b) ? -1 : 1));
  }
}

/** Files begin with the time. */
const fileOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
