import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { AccountsDatabase } from '../store/AccountsDatabase';

/** Something that happened. It has no secrets, and nothing of the content but paths. */
export interface Happening {
  /** The account's id, or the name that was typed. */
  readonly who: string;
  /** `sign-in`, `change`, `publish` … */
  readonly what: string;
  /** The client's address, or `command line`. */
  readonly from: string;
  /** What it was about: paths, an account, a token's label. */
  readonly about?: readonly string[];
}

/** A line of the log. */
export interface AuditRecord extends Happening {
  readonly at: string;
  /** The hash of the line before. */
  readonly after: string;
  readonly hash: string;
}

const FILE = 'audit.jsonl';
const EARLIER = /^audit-\d+\.jsonl$/;
const MAX_BYTES = 10 * 1024 * 1024;
/** A change of a whole site names its first pages. */
const MOST_PATHS = 50;
const MAX_TEXT = 300;

/**
 * The audit log: lines of JSON that are only ever added, each on disk before the request is answered, and each with the
 * hash of the one before. The database keeps the last hash, so that a removed end shows as well.
 */
export class AuditLog {
  constructor(
    private readonly dir: string,
    private readonly database: AccountsDatabase,
    private readonly now: () => number = Date.now,
  ) {}

  add({ who, what, from, about = [] }: Happening): void {
    this.database.atOnce(() => {
      this.rotate();
      const after = this.database.state('audit') ?? '';
      const paths = about.length > MOST_PATHS ? [...about.slice(0, MOST_PATHS), `… ${about.length}`] : about;
      const plain = {
        at: new Date(this.now()).toISOString(),
        who: cut(who),
        what,
        from: cut(from),
        ...(paths.length > 0 && { about: paths.map(cut) }),
        after,
      };
      const hash = hashOf(plain);
      append(join(this.dir, FILE), `${JSON.stringify({ ...plain, hash })}\n`);
      this.database.setState('audit', hash);
    });
  }

  /** All records, oldest first. What is no record is left out; `fault` tells of it. */
  *records(): Generator<AuditRecord> {
    for (const line of this.lines()) {
      const record = parsed(line);
      if (record) yield record;
    }
  }

  /** Where the log has been tampered with; undefined if it is whole. */
  fault(): string | undefined {
    let after = '';
    let count = 0;
    for (const line of this.lines()) {
      count += 1;
      const record = parsed(line);
      if (!record) return `line ${count} is not a record`;
      const { hash, ...plain } = record;
      if (record.after !== after) return `before line ${count} (${record.at}), lines are missing`;
      if (hash !== hashOf(plain)) return `line ${count} (${record.at}) was changed`;
      after = hash;
    }
    return after === (this.database.state('audit') ?? '')
      ? undefined
      : `after line ${count}, lines are missing`;
  }

  private *lines(): Generator<string> {
    for (const file of this.files()) yield* readFileSync(file, 'utf8').split('\n').filter(Boolean);
  }

  private files(): string[] {
    const earlier = existsSync(this.dir) ? readdirSync(this.dir).filter((name) => EARLIER.test(name)) : [];
    const byNumber = (name: string) => Number(/\d+/.exec(name)?.[0]);
    const names = [...earlier.sort((a, b) => byNumber(a) - byNumber(b)), FILE];
    return names.map((name) => join(this.dir, name)).filter((file) => existsSync(file));
  }

  private rotate(): void {
    const file = join(this.dir, FILE);
    if (!existsSync(file) || statSync(file).size < MAX_BYTES) return;
    renameSync(file, join(this.dir, `audit-${this.files().length}.jsonl`));
  }
}

const hashOf = (record: Omit<AuditRecord, 'hash'>): string =>
  createHash('sha256').update(JSON.stringify(record)).digest('hex');

const cut = (text: string): string => text.replace(/\p{Cc}/gu, ' ').slice(0, MAX_TEXT);

function parsed(line: string): AuditRecord | undefined {
  try {
    return JSON.parse(line) as AuditRecord;
  } catch {
    return undefined;
  }
}

function append(file: string, text: string): void {
  const handle = openSync(file, 'a', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
