import { LANGUAGES, type Language } from '../engine/SearchDocument';

/** How often a query was sent on a day, and how often it found nothing. */
export type Counts = readonly [asked: number, withoutResults: number];

/** A day's queries as stored, without who sent them or the time of day. */
export interface StoredDay {
  readonly version: 1;
  readonly languages: Readonly<Partial<Record<Language, Readonly<Record<string, Counts>>>>>;
}

/** Queries per language and day. Beyond this, queries sent only once are evicted. */
const MOST_QUERIES = 5000;

/** The queries of one day, in memory. */
export class DayCounts {
  private readonly languages = new Map<Language, Map<string, Counts>>();

  constructor(stored?: StoredDay) {
    for (const language of LANGUAGES) {
      const queries = stored?.languages[language];
      if (queries) this.languages.set(language, new Map(Object.entries(queries)));
    }
  }

  add(language: Language, query: string, foundNothing: boolean): void {
    let queries = this.languages.get(language);
    if (!queries) this.languages.set(language, (queries = new Map()));
    const [asked, withoutResults] = queries.get(query) ?? [0, 0];
    if (asked === 0 && queries.size >= MOST_QUERIES) makeRoom(queries);
    if (asked === 0 && queries.size >= MOST_QUERIES) return;
    queries.set(query, [asked + 1, withoutResults + Number(foundNothing)]);
  }

  toJson(): StoredDay {
    const languages: Partial<Record<Language, Record<string, Counts>>> = {};
    for (const [language, queries] of this.languages) languages[language] = Object.fromEntries(queries);
    return { version: 1, languages };
  }
}

function makeRoom(queries: Map<string, Counts>): void {
  for (const [query, [asked]] of queries) if (asked === 1) queries.delete(query);
}
