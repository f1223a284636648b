import { APP_ID } from '../../../../../../../shared/addresses/app';
/* Recent searches stored in this browser, newest first, by language. Empty if storage is blocked. */

const keyOf = (language: string) => `${APP_ID}-searches-${language}`;

export function recentSearches(language: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(language)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** @param most the maximum number; 0 stores none */
export function rememberSearch(language: string, words: string, most: number): void {
  const q = words.trim();
  if (!q || most === 0) return;
  const others = recentSearches(language).filter((each) => each.toLowerCase() !== q.toLowerCase());
  write(language, [q, ...others].slice(0, most));
}

export const forgetSearches = (language: string): void => write(language, []);

function write(language: string, searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(keyOf(language));
    else localStorage.setItem(keyOf(language), JSON.stringify(searches));
  } catch {
    // A private window; the search itself needs no memory.
  }
}
