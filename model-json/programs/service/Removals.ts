import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '../../core/repository/files/writing/write-file';

/** The number of confirmed removals, as a file: the command that confirms runs in another process than the service. */
export class Removals {
  private readonly file: string;

  /** @param dir the service's data folder */
  constructor(dir: string) {
    this.file = path.join(dir, 'confirmed-removals');
  }

  /** Allows the next reading to remove this many nodes. */
  async confirm(count: number): Promise<void> {
    await writeFileAtomically(this.file, String(count));
  }

  /** @returns 0 when nothing is confirmed */
  async confirmed(): Promise<number> {
    return Number(await readFile(this.file, 'utf8').catch(() => '0')) || 0;
  }

  /** A confirmation is valid only once. */
  async done(): Promise<void> {
    await rm(this.file, { force: true });
  }
}
