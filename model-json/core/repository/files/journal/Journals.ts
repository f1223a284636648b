import { dirname } from 'node:path';
import { StorageError, type ContentError } from '../../errors';
import type { Logger } from '../../Repository';
import { forEachOf } from '../for-each-of';
import { syncDir, writeFileAtomically } from '../writing/write-file';
import { isWhole, leftJournals, uselessJournal } from './left-journals';
import type { Journal, Step } from './Journal';
import { discard, prepareChange, type FileChange } from './prepare-change';
import { carryOut, isCarriedOut, takeBack } from './steps';

/**
 * Changes several files of a folder atomically. Once its journal is on disk a change has happened: the next start
 * completes what a crash interrupted. A change that fails is rolled back; while that fails too, no other change is
 * accepted.
 */
export class Journals {
  /** Problems of journals that cannot be read or carried out. */
  readonly problems: ContentError[] = [];
  /** The ids of changes whose files are still needed, so that a sweep keeps them. */
  readonly kept = new Set<string>();
  /** Completes the change that the disk refused to complete. */
  private unsettled: (() => Promise<void>) | undefined;

  private constructor(
    private readonly dir: string,
    private readonly log: Logger,
  ) {}

  /** Completes changes interrupted by a crash. Only for the process that may write to the folder. */
  static async open(dir: string, log: Logger): Promise<Journals> {
    const journals = new Journals(dir, log);
    for (const { id, journal, problem } of leftJournals(dir)) {
      if (journal) await journals.recover(journal);
      else journals.giveUp(id, problem);
    }
    return journals;
  }

  /**
   * Makes a change. When the promise resolves, it is on disk; if it rejects, nothing has changed.
   *
   * @param changes of files at or below the folder
   * @throws StorageError while an earlier change can be neither completed nor rolled back
   */
  async change(changes: readonly FileChange[]): Promise<void> {
    await this.settle();
    const [only] = changes;
    if (changes.length === 1 && only && typeof only.text === 'string')
      return writeFileAtomically(only.file, only.text);
    const journal = await prepareChange(this.dir, changes);
    try {
      await journal.write();
      for (const step of journal.steps) {
        if (!(await carryOut(journal, step))) throw new Error(`${step.file} was changed by another program`);
      }
      await syncFolders(journal);
    } catch (error) {
      await this.end(journal, () => this.back(journal));
      throw error;
    }
    await this.end(journal, () => this.forget(journal));
  }

  /**
   * Completes an earlier change before anything else is written.
   *
   * @throws StorageError if the disk still refuses it
   */
  async settle(): Promise<void> {
    try {
      await this.unsettled?.();
    } catch (error) {
      throw new StorageError('an earlier change could not be completed', error);
    }
  }

  private async recover(journal: Journal): Promise<void> {
    const isForward = !journal.isBack && (await isWhole(journal, 'forward'));
    if (isForward) await this.end(journal, () => this.forth(journal));
    else if (await isWhole(journal, 'back')) await this.end(journal, () => this.back(journal));
    else this.giveUp(journal.id, uselessJournal(journal));
  }

  /** Completes a change now if the disk allows it, else before the next one. */
  private async end(journal: Journal, how: () => Promise<void>): Promise<void> {
    this.kept.add(journal.id);
    this.unsettled = async () => {
      await how();
      this.unsettled = undefined;
      this.kept.delete(journal.id);
    };
    await this.settle().catch((error: unknown) => this.log.warn(String(error)));
  }

  private async forth(journal: Journal): Promise<void> {
    for (const step of journal.steps) this.note(step, await carryOut(journal, step));
    await syncFolders(journal);
    await this.forget(journal);
  }

  private async back(journal: Journal): Promise<void> {
    const done: boolean[] = [];
    for (const step of journal.steps) done.push(await isCarriedOut(step));
    if (done.includes(true)) {
      await journal.turnBack();
      for (const step of journal.steps) this.note(step, await takeBack(journal, step));
      await syncFolders(journal);
    }
    await this.forget(journal);
  }

  private async forget(journal: Journal): Promise<void> {
    await journal.forget();
    await discard(journal);
  }

  private note({ file }: Step, isDone: boolean): void {
    if (isDone) return;
    this.log.warn(`${file}: was changed after an interrupted change, and is left unchanged`);
  }

  private giveUp(id: string, problem: ContentError): void {
    this.kept.add(id);
    this.problems.push(problem);
    this.log.warn(String(problem));
  }
}

const syncFolders = (journal: Journal): Promise<void> =>
  forEachOf([...new Set(journal.steps.map(({ file }) => dirname(file)))], syncDir);
