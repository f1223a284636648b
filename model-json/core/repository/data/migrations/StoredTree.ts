import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { treeOf, type DataFolder, type Instance } from '../../data-folder';
import { versionOfFile } from '../content-files';
import { readManifest, type Manifest } from '../Manifest';
import { treeFiles } from '../tree-files';

/** An instance's stored files, for migrations: content and uploads. */
export class StoredTree {
  /** Relative paths with slashes. */
  readonly files: readonly string[];
  private readonly dir: string;
  private readonly manifest: Manifest;

  constructor(
    folder: DataFolder,
    readonly instance: Instance,
  ) {
    this.dir = treeOf(folder, instance);
    this.files = treeFiles(this.dir);
    this.manifest = readManifest(folder, instance);
  }

  has(file: string): boolean {
    return existsSync(join(this.dir, file));
  }

  /** Whether an author has written the file: others are updated from git by themselves. */
  isAuthored(file: string): boolean {
    const seeded = this.manifest.get(file);
    return seeded === undefined || versionOfFile(this.dir, file) !== seeded;
  }

  text(file: string): string {
    return readFileSync(join(this.dir, file), 'utf8');
  }

  absolute(file: string): string {
    return join(this.dir, file);
  }
}
