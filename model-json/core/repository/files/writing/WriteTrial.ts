import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryOf, writeNew } from './write-file';
import { messageOf } from '../../../../../shared/checked/error-parts';

/** A disk takes seconds at best to fill up or be freed. */
const GOOD_FOR_MS = 10_000;

/** As much as a small page: a full disk may still have room for an empty file. */
const TRIAL = Buffer.alloc(16_384);

/** Tests from time to time whether a folder is writable. */
export class WriteTrial {
  private last: { readonly at: number; readonly outcome: Promise<string | undefined> } | undefined;

  /** @param now milliseconds of a clock */
  constructor(
    private readonly dir: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** The disk's error; undefined if it is writable. */
  outcome(): Promise<string | undefined> {
    if (!this.last || this.now() - this.last.at >= GOOD_FOR_MS)
      this.last = { at: this.now(), outcome: this.try() };
    return this.last.outcome;
  }

  private async try(): Promise<string | undefined> {
    const file = temporaryOf(join(this.dir, 'trial'));
    try {
      await writeNew(file, TRIAL);
      return undefined;
    } catch (error) {
      return messageOf(error);
    } finally {
      await rm(file, { force: true }).catch(() => undefined);
    }
  }
}
