import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { treeOf, type DataFolder, type Instance } from '../data-folder';
import { Journals } from '../files/journal/Journals';
import { FolderLock } from '../files/lock/FolderLock';
import { writeFileAtomically } from '../files/writing/write-file';
import type { Logger } from '../Repository';
import { contentFiles, versionOfFile } from './content-files';
import { copyFiles } from './copy-files';
import { manifestFile, readManifest, writeManifest } from './Manifest';

/** Git's version of each content file; undefined if it is empty. */
export type SeedVersions = ReadonlyMap<string, string | undefined>;

/** Reads all content files in git, which several instances may share. */
export const seedVersions = ({ seedDir }: DataFolder): SeedVersions =>
  new Map(contentFiles(seedDir).map((file) => [file, versionOfFile(seedDir, file)]));

/**
 * Updates an instance's tree from git before it is opened: everything the first time, later only files that changed in
 * git and that no author has touched. Files changed by both keep the author's version, which is logged.
 *
 * @throws FolderInUseError if a server has the tree open
 */
export async function seedInstance(
  folder: DataFolder,
  instance: Instance,
  log: Logger,
  inSeed: SeedVersions = seedVersions(folder),
): Promise<void> {
  const tree = treeOf(folder, instance);
  const lock = await FolderLock.take(tree);
  try {
    // Nobody can write there: serve what exists.
    if (!lock) return;
    // An interrupted restoration.
    await Journals.open(folder.dir, log);
    await seed(folder, instance, log, inSeed);
  } finally {
    lock?.release();
  }
}

async function seed(
  folder: DataFolder,
  instance: Instance,
  log: Logger,
  inSeed: SeedVersions,
): Promise<void> {
  const tree = treeOf(folder, instance);
  const manifest = readManifest(folder, instance);
  const before = new Map(manifest);
  const isFirst = manifest.size === 0;
  // Left by an interrupted first start: missing files were never there.
  const isSeeding = existsSync(seedingMark(folder, instance));
  if (isFirst && !isSeeding) {
    if (contentFiles(tree).length === 0) await writeFileAtomically(seedingMark(folder, instance), '');
    else {
      log.warn(
        `${manifestFile(folder, instance)} was missing or damaged and has been rebuilt: pages in git that are missing here count as deleted`,
      );
      for (const [file, inGit] of inSeed) {
        const now = versionOfFile(tree, file);
        if (inGit !== undefined && (now === undefined || now === inGit)) manifest.set(file, inGit);
      }
    }
  }
  const copied: string[] = [];
  const removed: string[] = [];

  for (const file of new Set([...inSeed.keys(), ...manifest.keys()])) {
    const inGit = inSeed.get(file);
    const atSeeding = manifest.get(file);
    if (inGit === atSeeding) continue;
    const now = versionOfFile(tree, file);
    if (now === inGit) note(file, inGit);
    else if (now === atSeeding) {
      (inGit === undefined ? removed : copied).push(file);
      note(file, inGit);
    } else log.warn(`${instance}/${file}: ${keptBecause(inGit, atSeeding, now)}; left unchanged here`);
  }

  function note(file: string, version: string | undefined): void {
    if (version === undefined) manifest.delete(file);
    else manifest.set(file, version);
  }

  await copyFiles(folder.seedDir, tree, copied);
  for (const file of removed) await rm(join(tree, file), { force: true });
  if (!equal(before, manifest)) await writeManifest(folder, instance, manifest);
  await rm(seedingMark(folder, instance), { force: true });
  if (isFirst && copied.length > 0) log.info(`${instance}: seeded with ${copied.length} files`);
  else if (copied.length + removed.length > 0) {
    log.info(`${instance}: ${copied.length} files refreshed from git, ${removed.length} removed`);
  }
}

/** Exists from before the first file of a tree is written until all are. */
const seedingMark = (folder: DataFolder, instance: Instance) => join(folder.dir, `${instance}.seeding`);

function keptBecause(inGit?: string, atSeeding?: string, now?: string): string {
  const there = inGit === undefined ? 'removed in git' : atSeeding === undefined ? 'new in git' : 'changed in git';
  const here = now === undefined ? 'deleted' : atSeeding === undefined ? 'written' : 'changed';
  return `${there} and ${here} here`;
}

function equal(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a].every(([file, version]) => b.get(file) === version);
}
