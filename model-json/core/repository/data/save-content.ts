import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { treeOf, type DataFolder, type Instance } from '../data-folder';
import { sweep } from '../files/watching/sweep';
import { changesOf, type FileChange } from './changes-of';
import { copyFiles } from './copy-files';
import { manifestFile, readManifest, writeManifest } from './Manifest';
import { nodeIn } from './node-in';
import { SaveConflictError } from './SaveConflictError';

/**
 * Saves authors' changes to the content in git, all or nothing. It does not publish them.
 *
 * @param overwrite files to save even if git changed them too
 * @returns the changes that were not in git yet
 * @throws SaveConflictError if git has changed the same file since it was seeded
 * @throws ContentError if a changed file is broken
 */
export async function saveContent(folder: DataFolder, overwrite: readonly string[] = []): Promise<FileChange[]> {
  await sweep(folder.seedDir);
  const tree = treeOf(folder, 'author');
  const changes = changesOf(folder, 'author');
  for (const { file } of changes) nodeIn(tree, file);
  const conflicts = changes.filter(({ file, conflicts }) => conflicts && !overwrite.includes(file));
  if (conflicts.length > 0) throw new SaveConflictError(folder, filesOf(conflicts));

  // Comes first, so that after a crash the next start cannot publish what is only saved.
  if (existsSync(manifestFile(folder, 'publish'))) await note(folder, 'publish', changes);
  const news = changes.filter(({ now, inGit }) => now !== inGit);
  await copyFiles(tree, folder.seedDir, filesOf(news.filter(({ kind }) => kind === 'written')));
  for (const file of filesOf(news.filter(({ kind }) => kind === 'deleted'))) await rm(join(folder.seedDir, file));
  await note(folder, 'author', changes);
  return news;
}

async function note(folder: DataFolder, instance: Instance, changes: readonly FileChange[]): Promise<void> {
  const manifest = readManifest(folder, instance);
  for (const { file, now } of changes) {
    if (now === undefined) manifest.delete(file);
    else manifest.set(file, now);
  }
  await writeManifest(folder, instance, manifest);
}

function filesOf(changes: readonly FileChange[]): string[] {
  return changes.map(({ file }) => file);
}
