import { LANGUAGES, type Language } from '../engine/SearchDocument';
import type { StoredDay } from './DayCounts';
import { dayOf, readDay } from './day-files';

/** Rarer queries may say more about the visitor than about the search. */
const LEAST_ASKED = 3;
const MOST_LISTED = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/** How far back a report can go. */
export const PERIODS = [7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];

export interface ReportedQuery {
  readonly query: string;
  readonly asked: number;
  readonly withoutResults: number;
}

export interface LanguageReport {
  readonly language: Language;
  /** All searches, including those not listed. */
  readonly searches: number;
  readonly withoutResults: number;
  /** Most frequent first. */
  readonly top: readonly ReportedQuery[];
  /** Queries without results, most frequent first. */
  readonly nothingFound: readonly ReportedQuery[];
}

/** Visitors' searches in a period, by language; ISO dates, both inclusive. */
export interface SearchReport {
  readonly from: string;
  readonly to: string;
  readonly days: Period;
  /** The least number of searches for a query to be listed. */
  readonly listedFrom: number;
  readonly languages: readonly LanguageReport[];
}

/** @param dir folder of the `QueryLog` */
export async function readReport(dir: string, days: Period, now = Date.now()): Promise<SearchReport> {
  const dates = Array.from({ length: days }, (_, ago) => dayOf(now - ago * DAY_MS));
  const stored = (await Promise.all(dates.map((day) => readDay(dir, day)))).filter(
    (day) => day !== undefined,
  );
  return {
    from: dayOf(now - (days - 1) * DAY_MS),
    to: dayOf(now),
    days,
    listedFrom: LEAST_ASKED,
    languages: LANGUAGES.map((language) => reportOf(language, stored)).filter(({ searches }) => searches > 0),
  };
}

function reportOf(language: Language, days: readonly StoredDay[]): LanguageReport {
  const sums = new Map<string, { query: string; asked: number; withoutResults: number }>();
  for (const day of days) {
    for (const [query, [asked, withoutResults]] of Object.entries(day.languages[language] ?? {})) {
      const sum = sums.get(query) ?? { query, asked: 0, withoutResults: 0 };
      sums.set(query, sum);
      sum.asked += asked;
      sum.withoutResults += withoutResults;
    }
  }
  const all = [...sums.values()];
  const listed = all.filter(({ asked }) => asked >= LEAST_ASKED);
  const most = (count: (query: ReportedQuery) => number) =>
    listed
      .filter((query) => count(query) > 0)
      .sort((a, b) => count(b) - count(a) || (a.query < b.query ? -1 : 1))
      .slice(0, MOST_LISTED);
  return {
    language,
    searches: total(all, ({ asked }) => asked),
    withoutResults: total(all, ({ withoutResults }) => withoutResults),
    top: most(({ asked }) => asked),
    nothingFound: most(({ withoutResults }) => withoutResults),
  };
}

const total = <T>(list: readonly T[], of: (item: T) => number): number =>
  list.reduce((sum, item) => sum + of(item), 0);
