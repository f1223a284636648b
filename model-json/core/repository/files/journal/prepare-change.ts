import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { forEachOf } from '../for-each-of';
import { removeEmptyFolders } from '../writing/remove-empty-folders';
import { versionOf, versionOfFile } from '../version';
import { makeDir, syncDir, syncFile, writeNew } from '../writing/write-file';
import { Journal, type Step } from './Journal';

/** What becomes of one file. */
export interface FileChange {
  /** Absolute. */
  readonly file: string;
  /** What it is to hold, or the file that it is to be a copy of; undefined to remove it. */
  readonly text: string | { readonly copyOf: string } | undefined;
}

/**
 * Puts all that a change needs on the disk, beside the files it is for: what they are to hold, and what they hold now. From
 * then on the change is a matter of renaming, which needs no space. Throws, and leaves nothing, when the disk is full.
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
      if (step.after !== null) await stage(journal.stagedOf(step), texts.get(step.file)!);
      if (step.after !== null && step.before !== null) await keep(step.file, journal.oldOf(step));
    });
    await forEachOf(dirs, syncDir);
  } catch (error) {
    await discard(journal);
    throw error;
  }
  return journal;
}

/** Removes what was put on the disk for a change, and folders that are empty after it. What cannot be removed a sweep takes. */
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

/** A second name for what a file holds; a copy where the file system gives no second names. */
async function keep(file: string, old: string): Promise<void> {
  try {
    await link(file, old);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(code)) throw error;
    await copyFile(file, old, constants.COPYFILE_EXCL);
    await syncFile(old);
  }
}
