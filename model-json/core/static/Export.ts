import path from 'node:path';
import { IMMUTABLE } from '../server/http/send-file';
import type { Entry } from './Entry';
import { EntryLog } from './EntryLog';
import { linkFiles } from './link-files';
import { MakerError, type Makers } from './Makers';
import type { Task } from './messages';
import type { ReadTable } from './reads/ReadTable';
import { withZstd } from './zstd';

import { required } from '../../../shared/checked/required';

/** Addresses for a maker at a time: enough to keep it busy, and few enough to lose little. */
const BATCH = 24;

/** What a maker answers from memory once it has answered what mentions it, such as the files of a search. */
const OF_ONE_MAKER = '/bin/';

/** An entry of an earlier generation, or of an interrupted export. */
interface Known {
  readonly entry: Entry;
  /** Folder of its files. */
  readonly site: string;
  /** Whether it was made by the same program with the same options. */
  readonly isTrusted: boolean;
}

export interface ExportOptions {
  readonly makers: Makers;
  /** Folder of the generation to make. */
  readonly folder: string;
  /** Folder of the live generation. */
  readonly previous: string | undefined;
  readonly reads: ReadTable;
  /** Whether the live generation was made by the same program with the same options. */
  readonly isSameEdition: boolean;
  /** Whether there is zstd. */
  readonly compresses: boolean;
}

/** The counts of an export. */
export interface Counts {
  made: number;
  /** Asked for, and the same as before. */
  same: number;
  /** Known to be the same. */
  kept: number;
}

/** Fills a generation: asks for each address and whatever the answers mention, and takes over what is the same. */
export class Export {
  readonly entries = new Map<string, Entry>();
  readonly counts: Counts = { made: 0, same: 0, kept: 0 };
  private readonly known = new Map<string, Known>();
  /** All addresses, in the order in which they were found. */
  private readonly found: string[] = [];
  private readonly seen = new Set<string>();
  /** Addresses that are for one maker, by its index. */
  private readonly own: string[][] = [];
  private asked = 0;
  private readonly log: EntryLog;
  private readonly site: string;

  constructor(private readonly options: ExportOptions) {
    const { folder, isSameEdition, previous } = options;
    this.log = new EntryLog(folder);
    this.site = path.join(folder, 'site');
    for (const each of previous === undefined ? [folder] : [previous, folder]) {
      const site = path.join(each, 'site');
      const isTrusted = each === folder || isSameEdition;
      for (const entry of new EntryLog(each).read().values())
        this.known.set(entry.address, { entry, site, isTrusted });
    }
  }

  /** @throws MakerError if an address cannot be answered */
  async run(addresses: readonly string[]): Promise<void> {
    this.add(addresses);
    const { makers } = this.options;
    // What one maker finds last is work for all. The last begins: it has compared answers, and has an index open.
    while (this.asked < this.found.length) {
      await Promise.all(
        Array.from({ length: makers.count }, (_, index) => this.work(makers.count - 1 - index)),
      );
    }
  }

  private async work(index: number): Promise<void> {
    let completed = Promise.resolve();
    for (let tasks = this.next(index); tasks.length > 0; tasks = this.next(index)) {
      const { entries, fresh } = await this.options.makers.make(index, tasks, this.site);
      const numbers = this.options.reads.add(index, fresh);
      const kept = entries.map(({ reads, ...entry }) => {
        const number = reads === undefined ? undefined : required(numbers[reads], 'What was read');
        return this.take({ ...entry, ...(number !== undefined && { reads: number }) }, index);
      });
      // While the maker makes the next ones.
      await completed;
      completed = this.complete(kept);
      // Its error is for the next `await`.
      completed.catch(() => {});
    }
    await completed;
  }

  /** Adds what this process makes itself; only then do entries count as made. */
  private async complete(entries: readonly Entry[]): Promise<void> {
    const whole = this.options.compresses ? await withZstd(this.site, entries) : entries;
    for (const entry of whole) this.entries.set(entry.address, entry);
    this.log.add(whole);
  }

  private next(index: number): Task[] {
    const tasks: Task[] = [];
    const kept: Entry[] = [];
    for (let address = this.shift(index); address !== undefined; address = this.shift(index)) {
      const known = this.known.get(address);
      const isWhole = known && linkFiles(known.site, this.site, known.entry.files);
      if (isWhole && this.isCurrent(known)) {
        kept.push(this.note(known.entry, index));
        this.counts.kept += 1;
      } else tasks.push({ address, ...(isWhole && { known: known.entry }) });
      if (tasks.length >= BATCH) break;
    }
    this.log.add(kept);
    return tasks;
  }

  /** Whether the site would answer the same, so that nobody has to ask. */
  private isCurrent({ entry: { headers, reads }, isTrusted }: Known): boolean {
    return isTrusted && (headers['cache-control'] === IMMUTABLE || this.options.reads.isCurrent(reads));
  }

  private shift(index: number): string | undefined {
    const own = this.own[index]?.shift();
    if (own !== undefined) return own;
    const address = this.found[this.asked];
    if (address !== undefined) this.asked += 1;
    return address;
  }

  private take(entry: Entry, index: number): Entry {
    if (entry.status >= 500) throw new MakerError(`${entry.address} is answered with ${entry.status}`);
    const before = this.known.get(entry.address)?.entry.files[0]?.sha256;
    if (before !== undefined && before === entry.files[0]?.sha256) this.counts.same += 1;
    else this.counts.made += 1;
    return this.note(entry, index);
  }

  private note(entry: Entry, index: number): Entry {
    this.entries.set(entry.address, entry);
    const isOwn = (address: string) => address.startsWith(OF_ONE_MAKER);
    const own = this.fresh(entry.links.filter(isOwn));
    (this.own[index] ??= []).push(...own);
    this.add(entry.links.filter((address) => !isOwn(address)));
    return entry;
  }

  private add(addresses: readonly string[]): void {
    this.found.push(...this.fresh(addresses));
  }

  /** Those that have not been found before. */
  private fresh(addresses: readonly string[]): string[] {
    const fresh = addresses.filter((address) => !this.seen.has(address));
    for (const address of fresh) this.seen.add(address);
    return [...new Set(fresh)];
  }
}
