import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { forEachOf } from '../for-each-of';
import { removeEmptyFolders } from '../writing/remove-empty-folders';
import { versionOf, versionOfFile } from '../version';
import { makeDir, syncDir, syncFile, writeNew } from '../writing/write-file';
import { Journal, type Step } from './Journal';
import { codeOf } from '../../../../../shared/checked/error-parts';
import { entryOf } from '../../../../../shared/checked/required';

/** The change of one file. */
export interface FileChange {
  /** Absolute. */
  readonly file: string;
  /** Its new content, or the file to copy; undefined to remove it. */
  readonly text: string | { readonly copyOf: string } | undefined;
}

/**
 * Writes the new and the old content of all files of a change beside them. The rest of the change is renaming, which
 * needs no space. If the disk is full, it throws and leaves nothing behind.
 */
export async function prepareChange(dir: string, changes: readonly FileChange[]): Promise<Journal> {
  const texts = new Map(changes.map(({ file, text }) => [file, text]));
  const steps: Step[] = [];
  for (const { file, text } of changes) {
    const after = await versionAfter(text);
    steps.push({ file, before: await versionOfFile(file), after });
  }
  const journal = new Journal(dir, `${process.pid}-${randomBytes(4).toString('hex')}`, steps);
  const dirs = [...new Set(steps.filter(({ after }) => after !== null).map(({ file }) => dirname(file)))];
  try {
    for (const each of dirs) await makeDir(each);
    await forEachOf(steps, async (step) => {
      if (step.after !== null) await stage(journal.stagedOf(step), entryOf(texts, step.file));
      if (step.after !== null && step.before !== null) await keep(step.file, journal.oldOf(step));
    });
    await forEachOf(dirs, syncDir);
  } catch (error) {
    await discard(journal);
    throw error;
  }
  return journal;
}

/** Removes the prepared files of a change, and folders left empty. A sweep removes what cannot be removed now. */
export async function discard(journal: Journal): Promise<void> {
  const files = journal.steps.flatMap((step) => [journal.stagedOf(step), journal.oldOf(step)]);
  await forEachOf(files, (file) => rm(file, { force: true }).catch(() => undefined));
  for (const { file } of journal.steps) await removeEmptyFolders(dirname(file), journal.dir);
}

async function versionAfter(text: FileChange['text']): Promise<string | null> {
  if (text === undefined) return null;
  return typeof text === 'string' ? versionOf(text) : versionOfFile(text.copyOf);
}

async function stage(file: string, text: NonNullable<FileChange['text']>): Promise<void> {
  if (typeof text === 'string') return writeNew(file, text);
  await copyFile(text.copyOf, file, constants.COPYFILE_EXCL);
  await syncFile(file);
}

/** Hard-links a file, or copies it if the file system has no hard links. */
async function keep(file: string, old: string): Promise<void> {
  try {
    await link(file, old);
  } catch (error) {
    const code = codeOf(error) ?? '';
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(code)) throw error;
    await copyFile(file, old, constants.COPYFILE_EXCL);
    await syncFile(old);
  }
}
