import { mapLanguages, type ByLanguage } from '../../../../../shared/words/in-language';
import { Columns } from '../rows/Columns';
import { noMatches, type Matches, type RowIndex } from '../rows/RowIndex';
import type { Language, SearchDocument, SearchSchema } from '../SearchDocument';
import type { Term } from '../text/Alternative';
import type { WordPlan } from '../text/plan-words';
import { Vocabulary } from '../text/Vocabulary';
import { wordsJoinedBy } from '../text/words';
import { unpackPostings, type Posting } from './postings';
import { rank } from './rank';
import { documentsFile, IDS, postingsFile, type Packed, type ReadFile, type Start } from './StaticFiles';
import { unpackWords } from './words';

/** Name and subject. */
const NAMED_COLUMNS = 2;

/**
 * An index in files. What has not been read yet is missing from an answer, and noted: read it (`readWanted`) and ask
 * again.
 */
export class StaticIndex implements RowIndex {
  readonly columns: Columns;
  readonly vocabularies: ByLanguage<Vocabulary>;
  readonly lengths: readonly number[];
  private readonly files = new Map<string, unknown>();
  private readonly wanted = new Set<string>();
  private readonly unpacked = new Map<string, readonly Posting[]>();

  constructor(
    private readonly start: Start,
    schema: SearchSchema,
    private readonly read: ReadFile,
  ) {
    const wordsOf = wordsJoinedBy(schema.terms);
    this.vocabularies = mapLanguages((language) => new Vocabulary(language, wordsOf));
    this.columns = new Columns(schema);
    this.lengths = start.lengths;
    start.facts.forEach((facts, index) => this.columns.set(index + 1, start.language, facts));
    this.columns.places.setAll(start.facts.map((_, index) => index + 1));
    unpackWords(start.words, this.vocabularies[start.language]);
  }

  /** Answers a question once everything that it needs has been read. */
  async answer<T>(question: () => T): Promise<T> {
    for (;;) {
      const answer = question();
      if (this.wanted.size === 0) return answer;
      const names = [...this.wanted];
      this.wanted.clear();
      const texts = await Promise.all(names.map((name) => this.read(name)));
      names.forEach((name, index) => this.files.set(name, JSON.parse(texts[index] ?? 'null')));
    }
  }

  rowOf(id: string): number | undefined {
    const row = (this.file<readonly string[]>(IDS)?.indexOf(id) ?? -1) + 1;
    return row > 0 ? row : undefined;
  }

  document(row: number): SearchDocument | undefined {
    const { rowsAFile } = this.start;
    const number = Math.floor((row - 1) / rowsAFile);
    return this.file<readonly SearchDocument[]>(documentsFile(number))?.[(row - 1) % rowsAFile];
  }

  match(plan: WordPlan, language: Language, joint?: 'AND' | 'OR'): Matches {
    return language === this.start.language ? rank(plan, this, joint) : noMatches();
  }

  named(plan: WordPlan, language: Language, most: number): readonly number[] {
    if (language !== this.start.language) return [];
    return [...rank(plan, this, 'AND', NAMED_COLUMNS).rows].slice(0, most);
  }

  numbered(number: string): readonly number[] {
    return Object.hasOwn(this.start.numbers, number) ? (this.start.numbers[number] ?? []) : [];
  }

  numberedFrom(beginning: string, most: number): readonly number[] {
    const rows = Object.entries(this.start.numbers).flatMap(([number, own]) =>
      number.startsWith(beginning) ? own : [],
    );
    return [...new Set(rows)].slice(0, most);
  }

  postingsOf({ stem, prefix }: Term): readonly Posting[] {
    const { stems } = this.start;
    const after = stems.findIndex((first) => first > stem && !(prefix && first.startsWith(stem)));
    const last = (after < 0 ? stems.length : after) - 1;
    if (!prefix) return last < 0 ? [] : this.postings(last, stem);
    const beginning = stems.findIndex((first) => first > stem);
    const first = Math.max(0, (beginning < 0 ? stems.length : beginning) - 1);
    const found: Posting[] = [];
    for (let number = first; number <= last; number += 1) {
      for (const each of Object.keys(this.file<Packed>(postingsFile(number)) ?? {}))
        if (each.startsWith(stem)) found.push(...this.postings(number, each));
    }
    return found;
  }

  private postings(number: number, stem: string): readonly Posting[] {
    const known = this.unpacked.get(stem);
    if (known) return known;
    const file = this.file<Packed>(postingsFile(number));
    const found = file && Object.hasOwn(file, stem) ? unpackPostings(file[stem] ?? []) : [];
    if (file) this.unpacked.set(stem, found);
    return found;
  }

  /* Not validated: only `writeIndex` writes these files. */
  private file<T>(name: string): T | undefined {
    const known = this.files.get(name);
    if (known === undefined) this.wanted.add(name);
    return known as T | undefined;
  }
}
