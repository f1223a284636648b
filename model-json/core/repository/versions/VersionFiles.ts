import { readdirSync, readFileSync, openSync, readSync, closeSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeEmptyFolders } from '../files/writing/remove-empty-folders';
import { sweep } from '../files/watching/sweep';
import { onDisk } from '../files/reading/on-disk';
import { syncDir, writeFileAtomically } from '../files/writing/write-file';
import { codeOf } from '../../../../shared/checked/error-parts';
import type { Version, VersionInfo } from './Version';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NAME = /^(\d+(?:\.\d+)+)\.json$/;
/** More than the first line of any version: its description without the content. */
const HEAD_BYTES = 16 * 1024;

/**
 * The versions on disk: `<first two digits>/<id of the node>/1.0.json`. The first line describes the version, the second
 * is its content. A file is written once, atomically, and never changed.
 */
export class VersionFiles {
  constructor(readonly dir: string) {}

  /** Removes what a killed process left half written. */
  open(): Promise<void> {
    return sweep(this.dir);
  }

  /** When the promise resolves, the version is on disk, whatever crashes. */
  async add({ node, ...info }: Version): Promise<void> {
    const text = `${JSON.stringify(info)}\n${JSON.stringify(node)}\n`;
    await onDisk(() => writeFileAtomically(this.fileOf(info.versionable, info.name), text));
  }

  /** The versions of a node, oldest first. What cannot be read is left out. */
  list(versionable: string): VersionInfo[] {
    const names = namesIn(this.folderOf(versionable)).flatMap((file) => NAME.exec(file)?.[1] ?? []);
    return names.flatMap((name) => this.head(versionable, name) ?? []).sort(byTime);
  }

  /** Undefined if there is no such version, or its file is damaged. */
  read(versionable: string, name: string): Version | undefined {
    if (!UUID.test(versionable) || !NAME.test(`${name}.json`)) return undefined;
    try {
      const [head = '', node = ''] = readFileSync(this.fileOf(versionable, name), 'utf8').split('\n');
      return { ...(JSON.parse(head) as VersionInfo), node: JSON.parse(node) as Version['node'] };
    } catch {
      return undefined;
    }
  }

  async remove(versionable: string, name: string): Promise<void> {
    const file = this.fileOf(versionable, name);
    await onDisk(() => rm(file, { force: true }));
    await syncDir(dirname(file));
    await removeEmptyFolders(dirname(file), this.dir);
  }

  /** The ids of all nodes that have versions. */
  histories(): string[] {
    return namesIn(this.dir)
      .flatMap((prefix) => namesIn(join(this.dir, prefix)))
      .filter((name) => UUID.test(name));
  }

  has(versionable: string): boolean {
    return namesIn(this.folderOf(versionable)).some((file) => NAME.test(file));
  }

  private head(versionable: string, name: string): VersionInfo | undefined {
    try {
      const text = firstBytes(this.fileOf(versionable, name));
      const end = text.indexOf('\n');
      return end < 0 ? this.read(versionable, name) : (JSON.parse(text.slice(0, end)) as VersionInfo);
    } catch {
      return undefined;
    }
  }

  private folderOf(versionable: string): string {
    return join(this.dir, versionable.slice(0, 2), versionable);
  }

  private fileOf(versionable: string, name: string): string {
    return join(this.folderOf(versionable), `${name}.json`);
  }
}

/** By time, then in the order of their numbers. */
const byTime = (one: VersionInfo, other: VersionInfo): number =>
  Date.parse(one.created) - Date.parse(other.created) ||
  one.name.localeCompare(other.name, 'en', { numeric: true });

function firstBytes(file: string): string {
  const handle = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(HEAD_BYTES);
    return buffer.toString('utf8', 0, readSync(handle, buffer));
  } finally {
    closeSync(handle);
  }
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}
