import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Values } from '../../../../../shared/authoring/language/t';
import type { Notice } from '../../../../../shared/authoring/together';
import { Queue } from '../../../repository/files/Queue';
import { PRIVATE, writeFileAtomically } from '../../../repository/files/writing/write-file';
import type { Logger } from '../../../repository/Repository';
import type { Live } from '../Live';

/** The oldest go first. */
const MOST = 200;

/** A notice as it is kept: its title is English, and is translated for the person who reads it. */
export interface KeptNotice extends Notice {
  /** What is put into the title; those of former versions have it in the title. */
  readonly values?: Values;
}

export type NewNotice = Omit<KeptNotice, 'id' | 'at' | 'isRead'>;

/** What concerns each person, in a file of theirs. */
export class Notices {
  private readonly line = new Queue();
  private readonly known = new Map<string, Promise<KeptNotice[]>>();

  /** @param dir absolute folder */
  constructor(
    private readonly dir: string,
    private readonly live: Live,
    private readonly log: Logger,
  ) {}

  /** Newest first. */
  async of(person: string): Promise<readonly KeptNotice[]> {
    let notices = this.known.get(person);
    if (!notices) this.known.set(person, (notices = this.read(person)));
    return notices;
  }

  /** Once the promise resolves, the notice is on disk. */
  add(person: string, notice: NewNotice): Promise<void> {
    return this.change(person, (before) => {
      const id = Math.max(0, ...before.map((each) => each.id)) + 1;
      const added: KeptNotice = { ...notice, id, at: new Date().toISOString(), isRead: false };
      return [added, ...before].slice(0, MOST);
    });
  }

  /** @param ids undefined for all */
  markRead(person: string, ids?: ReadonlySet<number>): Promise<void> {
    return this.change(person, (before) =>
      before.map((notice) => (!ids || ids.has(notice.id) ? { ...notice, isRead: true } : notice)),
    );
  }

  close(): Promise<void> {
    return this.line.idle();
  }

  private change(person: string, change: (before: readonly KeptNotice[]) => KeptNotice[]): Promise<void> {
    return this.line.run(async () => {
      const after = change(await this.of(person));
      await writeFileAtomically(this.fileOf(person), JSON.stringify({ person, notices: after }), PRIVATE);
      this.known.set(person, Promise.resolve(after));
      this.live.tell({ name: 'notices', data: {}, to: { person } });
    });
  }

  private async read(person: string): Promise<KeptNotice[]> {
    const file = this.fileOf(person);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return [];
    try {
      return (JSON.parse(text) as { notices: KeptNotice[] }).notices;
    } catch (error) {
      this.log.warn(`${file} cannot be read, so ${person} starts without notices: ${String(error)}`);
      return [];
    }
  }

  /** Ids can have letters that a file name cannot. */
  private fileOf(person: string): string {
    return join(this.dir, `${createHash('sha256').update(person).digest('hex').slice(0, 32)}.json`);
  }
}
