import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFolder, Instance } from '../data-folder';
import { writeFileAtomically } from '../files/writing/write-file';
import { z } from 'zod';

/**
 * Git's version of each file when it was last seeded or saved. A file still at this version has not been changed by an
 * author; if git is still at it, git has not changed it.
 */
export type Manifest = Map<string, string>;

const schema = z.record(z.string(), z.string());

/** Empty if missing or damaged: files equal to git's are then recognised again by comparison. */
export function readManifest(folder: DataFolder, instance: Instance): Manifest {
  try {
    const json: unknown = JSON.parse(readFileSync(manifestFile(folder, instance), 'utf8'));
    return new Map(Object.entries(schema.parse(json)));
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
