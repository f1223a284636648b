import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { forEachOf } from './for-each-of';
import { isAlive } from './is-alive';
import { syncDir, writeFileAtomically, writeFiles } from './write-file';

/** What becomes of one file. */
export interface FileStep {
  /** Absolute. */
  readonly file: string;
  /** Undefined to remove it. */
  readonly text: string | undefined;
  /** What it held before, to bring it back; undefined for no file, or for bytes that are only removed. */
  readonly before?: string;
}

/** What the journal's file holds: texts by file, relative to the journal's folder; null for a file to be removed. */
type Entries = Record<string, string | null>;

const JOURNAL = /^\.(\d+)-[0-9a-f]{8}\.journal$/;
const WAIT_STEP_MS = 50;
const MAX_WAIT_MS = 5000;
const under = new Set<string>();

/**
 * Changes several files as one. Once the journal is on the disk the change has happened: whoever dies before its end
 * leaves the rest to `finishJournals`. One that fails while its process lives is taken back.
 *
 * @param dir where the journal is kept: a folder that `finishJournals` is called for
 */
export async function changeFiles(dir: string, steps: readonly FileStep[]): Promise<void> {
  const [only] = steps;
  if (steps.length === 1 && only?.text !== undefined) return writeFileAtomically(only.file, only.text);
  const entries: Entries = {};
  for (const { file, text } of steps) entries[relative(dir, file)] = text ?? null;
  const journal = join(dir, `.${process.pid}-${randomBytes(4).toString('hex')}.journal`);
  under.add(journal);
  try {
    await writeFileAtomically(journal, JSON.stringify(entries));
    try {
      await apply(dir, entries);
    } catch (error) {
      await takeBack(steps);
      await forget(journal);
      throw error;
    }
    await forget(journal);
  } finally {
    under.delete(journal);
  }
}

/** Ends the changes that writers left who died. A writer that lives, in this process or another, ends its own. */
export async function finishJournals(dir: string): Promise<void> {
  for (const name of namesIn(dir)) {
    const pid = JOURNAL.exec(name)?.[1];
    const journal = join(dir, name);
    if (pid === undefined || under.has(journal)) continue;
    if (Number(pid) !== process.pid) await untilGone(journal, Number(pid));
    const text = textOf(journal);
    if (text === undefined) continue;
    await apply(dir, JSON.parse(text) as Entries);
    await forget(journal);
  }
}

/** Writing comes first: it is what may fail. The disk is waited for once, for all files together. */
async function apply(dir: string, entries: Entries): Promise<void> {
  const all = Object.entries(entries).map(([name, text]) => ({ file: join(dir, name), text }));
  const gone = all.filter(({ text }) => text === null).map(({ file }) => file);
  await writeFiles(all.flatMap(({ file, text }) => (text === null ? [] : [{ file, text }])));
  await forEachOf(gone, (file) => rm(file, { force: true }));
  await forEachOf([...new Set(gone.map(dirname))], syncDir);
  for (const file of gone) await removeEmpty(dirname(file), dir);
}

async function takeBack(steps: readonly FileStep[]): Promise<void> {
  for (const { file, text, before } of steps) {
    if (before !== undefined) await writeFileAtomically(file, before);
    else if (text !== undefined) await rm(file, { force: true });
  }
}

async function removeEmpty(folder: string, top: string): Promise<void> {
  for (let at = folder; at !== top && at.startsWith(top); at = dirname(at)) {
    try {
      await rmdir(at);
    } catch {
      return;
    }
  }
}

async function forget(journal: string): Promise<void> {
  await rm(journal, { force: true });
  await syncDir(dirname(journal));
}

/** A process of that id may be another one by now, so that it is not waited for long. */
async function untilGone(journal: string, pid: number): Promise<void> {
  for (let waited = 0; waited < MAX_WAIT_MS && isAlive(pid) && isThere(journal); waited += WAIT_STEP_MS)
    await wait(WAIT_STEP_MS);
}

const isThere = (file: string) => statSync(file, { throwIfNoEntry: false }) !== undefined;

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}
