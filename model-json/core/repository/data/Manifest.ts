import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFolder, Instance } from '../data-folder';
import { writeFileAtomically } from '../files/writing/write-file';

/**
 * What git held when a file was last taken from it or brought back to it: version by file. A file that is at this
 * version has not been touched by an author; git has not changed it since while the seed is at it.
 */
export type Manifest = Map<string, string>;

/** Empty when there is none yet, or when it was damaged: files equal to git's are then known again by comparing. */
export function readManifest(folder: DataFolder, instance: Instance): Manifest {
  try {
    const json: unknown = JSON.parse(readFileSync(manifestFile(folder, instance), 'utf8'));
    return new Map(Object.entries(json as Record<string, string>));
  } catch {
    return new Map();
  }
}

export async function writeManifest(folder: DataFolder, instance: Instance, manifest: Manifest): Promise<void> {
  const sorted = Object.fromEntries([...manifest].sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFileAtomically(manifestFile(folder, instance), `${JSON.stringify(sorted, null, 2)}\n`);
}

export function manifestFile(folder: DataFolder, instance: Instance): string {
  return join(folder.dir, `${instance}.seed.json`);
}
