import { createHash, randomUUID } from 'node:crypto';
import { chmod, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE, writeFileAtomically } from '../../../core/repository/files/writing/write-file';
import { submissionSchema, type Submission } from './Submission';
import { codeOf } from '../../../../shared/checked/error-parts';

/** A submission before it is stored. */
export type NewSubmission = Omit<Submission, 'id' | 'at'>;

/** Called for each file that cannot be read; the others are returned. */
type OnBroken = (file: string, error: unknown) => void;

/**
 * Stores submissions as files, one each, in a folder for each form: simultaneous ones do not conflict, and a crash leaves no
 * partial file. They hold people's names and addresses: only the server's own user may read them.
 */
export class SubmissionStore {
  /** Time of the newest submission, in ms: two in the same millisecond keep their order. */
  private newest = 0;

  /** @param dir of all forms; created with the first submission */
  constructor(private readonly dir: string) {}

  /** When the promise resolves, the submission is on disk. */
  async add(submission: NewSubmission): Promise<Submission> {
    this.newest = Math.max(Date.now(), this.newest + 1);
    const stored: Submission = { id: randomUUID(), at: new Date(this.newest).toISOString(), ...submission };
    // Sortable by time, for people who look into the folder.
    const name = `${stored.at.replaceAll(':', '-')}-${stored.id}.json`;
    await writeFileAtomically(
      join(this.folderOf(submission.form), name),
      JSON.stringify(stored, null, 2),
      PRIVATE,
    );
    return stored;
  }

  /** All submissions of a form, oldest first. */
  async list(form: string, onBroken: OnBroken): Promise<Submission[]> {
    const submissions: Submission[] = [];
    for await (const { submission } of submissionsIn(this.folderOf(form), onBroken))
      submissions.push(submission);
    return submissions;
  }

  /** Closes the folder to other users of the machine: earlier versions left it open. */
  async secure(): Promise<void> {
    await chmod(this.dir, PRIVATE.dir).catch(ignoreMissing);
  }

  /** Removes submissions sent before a date, of every form. @returns how many there were */
  async forgetBefore(day: Date): Promise<number> {
    const first = day.toISOString().replaceAll(':', '-');
    let removed = 0;
    for (const form of await namesIn(this.dir)) {
      const folder = join(this.dir, form);
      for (const name of (await namesIn(folder)).filter((each) => isSubmission(each) && each < first)) {
        await rm(join(folder, name), { force: true });
        removed += 1;
      }
    }
    return removed;
  }

  /**
   * Removes a person's submissions, of every form: each one with a value equal to the given one, ignoring case.
   *
   * @param value an e-mail address, a name, a telephone number as it was typed, or a submission's id
   * @returns what was removed
   */
  async erase(value: string, onBroken: OnBroken): Promise<Submission[]> {
    const erased: Submission[] = [];
    for (const form of await namesIn(this.dir)) {
      for await (const { file, submission } of submissionsIn(join(this.dir, form), onBroken)) {
        if (!mentions(submission, value)) continue;
        await rm(file);
        erased.push(submission);
      }
    }
    return erased;
  }

  /** A hash, because a path can be longer than a file name and contain characters that a file name cannot. */
  private folderOf(form: string): string {
    return join(this.dir, createHash('sha256').update(form).digest('hex').slice(0, 32));
  }
}

/** The name of an incomplete file starts with a dot. */
const isSubmission = (name: string): boolean => name.endsWith('.json') && !name.startsWith('.');

async function* submissionsIn(folder: string, onBroken: OnBroken) {
  for (const name of (await namesIn(folder)).filter(isSubmission).sort()) {
    const file = join(folder, name);
    try {
      yield { file, submission: submissionSchema.parse(JSON.parse(await readFile(file, 'utf8'))) };
    } catch (error) {
      onBroken(file, error);
    }
  }
}

function mentions({ id, values }: Submission, value: string): boolean {
  const wanted = value.trim().toLowerCase();
  const isIt = (text: string) => text.trim().toLowerCase() === wanted;
  return (
    isIt(id) ||
    values.some(([, given]) =>
      [given].flat().some((each) => (typeof each === 'string' ? [each] : Object.values(each)).some(isIt)),
    )
  );
}

function ignoreMissing(error: unknown): void {
  if (codeOf(error) !== 'ENOENT') throw error;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    ignoreMissing(error);
    return [];
  }
}
