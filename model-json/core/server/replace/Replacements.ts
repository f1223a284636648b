import { Queue } from '../../repository/files/Queue';
import { isWithin, movedPath } from '../../repository/path';
import type { Logger } from '../../repository/Repository';
import type { Value } from '../../repository/Resource';
import type { NamedPage, ReplacementReport, TextSearch } from '../../../../shared/authoring/found-texts';
import { required } from '../../../../shared/checked/required';
import { HttpError } from '../http/http-error';
import { RecordFiles, type Numbered } from '../replicate/records/RecordFiles';
import { t } from '../../../../shared/authoring/language/t';

/** Replacements that are remembered, and parts of them: each has at most a hundred pages. */
const KEPT = 50;
const KEPT_PARTS = 200;

/** A text as it was and as it became: the whole property. */
export interface ReplacedText {
  /** Relative to the page: `jcr:content/root/text`. */
  readonly node: string;
  readonly property: string;
  readonly before: Value;
  readonly after: Value;
}

export interface ReplacedPage extends NamedPage {
  readonly texts: readonly ReplacedText[];
}

/** A part of a replacement over a site, made in one change, with all it takes to take it back. */
export interface ReplacementRecord extends TextSearch {
  /** The first part, if this is another. */
  readonly partOf?: number;
  readonly path: string;
  readonly replacement: string;
  readonly by: string;
  readonly at: string;
  readonly count: number;
  /** Those whose texts are as replaced: what was taken back is no longer there. */
  readonly pages: readonly ReplacedPage[];
  readonly undone?: { readonly by: string; readonly at: string };
}

export type ReplacementPart = Numbered<ReplacementRecord>;

/** The latest replacements: a file for each part. */
export class Replacements {
  private readonly files: RecordFiles<ReplacementRecord>;
  private readonly line = new Queue();
  private parts: ReplacementPart[] = [];

  constructor(dir: string, log: Logger) {
    this.files = new RecordFiles(dir, log);
  }

  async open(): Promise<void> {
    this.parts = await this.files.open();
  }

  /** The parts of each replacement, the newest replacement first. */
  list(): ReplacementPart[][] {
    const groups = new Map<number, ReplacementPart[]>();
    for (const part of this.parts) {
      const first = part.partOf ?? part.id;
      groups.set(first, [...(groups.get(first) ?? []), part]);
    }
    return [...groups.values()].toReversed();
  }

  /** The parts of a replacement. @throws HttpError 404 if there is none */
  find(id: number): ReplacementPart[] {
    const found = this.list().find(([first]) => (first?.partOf ?? first?.id) === id);
    if (!found) throw noSuchReplacement(id);
    return found;
  }

  /** Remembers a part before it is made. Once the promise resolves, it is on disk. */
  add(record: ReplacementRecord): Promise<ReplacementPart> {
    return this.line.run(async () => {
      const added = await this.files.add(record);
      this.parts.push(added);
      const groups = this.list();
      while (groups.length > 1 && (groups.length > KEPT || this.parts.length > KEPT_PARTS))
        for (const { id } of groups.pop() ?? []) await this.drop(id);
      return added;
    });
  }

  put(part: ReplacementPart): Promise<void> {
    return this.line.run(() => this.store(part));
  }

  /** Forgets a part that was not made. */
  remove(id: number): Promise<void> {
    return this.line.run(() => this.drop(id));
  }

  /** Lets replacements follow pages that move. */
  follow(from: string, to: string): Promise<void> {
    return this.line.run(async () => {
      for (const each of this.parts.filter(({ pages }) => pages.some(({ path }) => isWithin(path, from))))
        await this.store({
          ...each,
          pages: each.pages.map((page) => ({ ...page, path: movedPath(page.path, from, to) })),
        });
    });
  }

  private async store(part: ReplacementPart): Promise<void> {
    await this.files.put(part);
    this.parts = this.parts.map((each) => (each.id === part.id ? part : each));
  }

  private async drop(id: number): Promise<void> {
    await this.files.remove(id);
    this.parts = this.parts.filter((each) => each.id !== id);
  }
}

export const noSuchReplacement = (id: number): HttpError =>
  new HttpError(
    404,
    t('There is no replacement {id} any more: only the latest {KEPT} are kept', { id, KEPT }),
  );

/** A replacement as authors are told of it. @param parts at least one */
export function reportOf(parts: readonly ReplacementPart[]): ReplacementReport {
  const [first] = parts;
  const { id, text, matchCase, wholeWords, path, replacement, by, at } = required(first, 'The first part');
  const undone = parts.findLast((part) => part.undone)?.undone;
  return {
    ...{ id: first?.partOf ?? id, text, matchCase, wholeWords, path, replacement, by, at },
    count: parts.reduce((sum, part) => sum + part.count, 0),
    pages: parts.flatMap(({ pages }) => pages.map((page) => ({ path: page.path, title: page.title }))),
    ...(undone && { undone }),
  };
}
