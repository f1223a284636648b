import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '../repository/files/write-file';
import type { Submission } from './Submission';

/** What is known of a submission before it is stored. */
export type NewSubmission = Omit<Submission, 'id' | 'at'>;

/**
 * Submissions as files, one each, in a folder for each form: two that come at once do not meet, and what a crash cuts
 * short is no file at all.
 */
export class SubmissionStore {
  /** Of the newest submission, in ms: two of one millisecond keep their order. */
  private newest = 0;

  /** @param dir of all forms; made with the first submission */
  constructor(private readonly dir: string) {}

  /** When the promise resolves, the submission is on the disk. */
  async add(submission: NewSubmission): Promise<Submission> {
    this.newest = Math.max(Date.now(), this.newest + 1);
    const stored: Submission = { id: randomUUID(), at: new Date(this.newest).toISOString(), ...submission };
    // In the order of time for whoever looks into the folder.
    const name = `${stored.at.replaceAll(':', '-')}-${stored.id}.json`;
    await writeFileAtomically(join(this.folderOf(submission.form), name), JSON.stringify(stored, null, 2));
    return stored;
  }

  /**
   * All of a form, oldest first.
   *
   * @param onBroken is told of a file that cannot be read; the others come
   */
  async list(form: string, onBroken: (file: string, error: unknown) => void): Promise<Submission[]> {
    const folder = this.folderOf(form);
    const submissions: Submission[] = [];
    for (const name of (await namesIn(folder)).filter(isSubmission).sort()) {
      const file = join(folder, name);
      try {
        submissions.push(JSON.parse(await readFile(file, 'utf8')) as Submission);
      } catch (error) {
        onBroken(file, error);
      }
    }
    return submissions;
  }

  /** A hash, because a path may be longer than a name and hold what no name may. */
  private folderOf(form: string): string {
    return join(this.dir, createHash('sha256').update(form).digest('hex').slice(0, 32));
  }
}

/** A file on its way has a dot in front. */
const isSubmission = (name: string): boolean => name.endsWith('.json') && !name.startsWith('.');

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
