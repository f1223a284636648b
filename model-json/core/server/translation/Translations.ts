import { Queue } from '../../repository/files/Queue';
import { isWithin, movedPath } from '../../repository/path';
import type { Logger } from '../../repository/Repository';
import { RecordFiles, type Numbered } from '../replicate/records/RecordFiles';

/** What a copy was translated from. */
export interface Translation {
  /** Path of the page. */
  readonly source: string;
  /** Path of its copy. */
  readonly copy: string;
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
  /** The source's texts as they were, by their id. */
  readonly texts: Readonly<Record<string, string>>;
  /** Whether it is only said what the copy was made from, and not that it is translated. */
  readonly isDraft?: true;
  /** When its texts went to translators, ISO 8601; until they come back. */
  readonly sentAt?: string;
}

/** What the copies of pages were translated from: a file for each copy. */
export class Translations {
  private readonly files: RecordFiles<Translation>;
  private readonly line = new Queue();
  private readonly byCopy = new Map<string, Numbered<Translation>>();
  /** The same by source; made again after a change. */
  private bySource: ReadonlyMap<string, readonly Translation[]> | undefined;

  constructor(dir: string, log: Logger) {
    this.files = new RecordFiles(dir, log);
  }

  async open(): Promise<void> {
    for (const record of await this.files.open()) this.byCopy.set(record.copy, record);
  }

  /** What a page was translated from; undefined if nobody said that it was. */
  of(copy: string): Translation | undefined {
    return this.byCopy.get(copy);
  }

  /** The copies that were made or translated from a page. */
  from(source: string): readonly Translation[] {
    this.bySource ??= groupedBySource(this.byCopy.values());
    return this.bySource.get(source) ?? [];
  }

  /** Records a translation, in place of the copy's former one. Once the promise resolves, it is on disk. */
  record(translation: Translation): Promise<void> {
    return this.line.run(async () => {
      const known = this.byCopy.get(translation.copy);
      const record = known ? { ...translation, id: known.id } : await this.files.add(translation);
      if (known) await this.files.put(record);
      this.byCopy.set(record.copy, record);
      this.bySource = undefined;
    });
  }

  /** Forgets what a page and those below it were translated from: they are gone, and others may come to be there. */
  forget(path: string): Promise<void> {
    return this.line.run(() => this.drop(({ copy }) => isWithin(copy, path)));
  }

  /** Lets records follow pages that move, sources and copies. What was said of pages that were at the new place is forgotten. */
  follow(from: string, to: string): Promise<void> {
    const moved = (path: string) => movedPath(path, from, to);
    return this.line.run(async () => {
      await this.drop(({ copy }) => isWithin(copy, to) && !isWithin(copy, from));
      for (const record of [...this.byCopy.values()]) {
        const next = { ...record, source: moved(record.source), copy: moved(record.copy) };
        if (next.source === record.source && next.copy === record.copy) continue;
        await this.files.put(next);
        this.byCopy.delete(record.copy);
        this.byCopy.set(next.copy, next);
        this.bySource = undefined;
      }
    });
  }

  private async drop(isOver: (record: Translation) => boolean): Promise<void> {
    for (const { id, copy } of [...this.byCopy.values()].filter(isOver)) {
      await this.files.remove(id);
      this.byCopy.delete(copy);
      this.bySource = undefined;
    }
  }
}

function groupedBySource(records: Iterable<Translation>): ReadonlyMap<string, readonly Translation[]> {
  const found = new Map<string, Translation[]>();
  for (const record of records) {
    const known = found.get(record.source);
    if (known) known.push(record);
    else found.set(record.source, [record]);
  }
  return found;
}
