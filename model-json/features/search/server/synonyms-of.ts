import { LANGUAGES } from '../engine/SearchDocument';
import { SPELLINGS, type Synonyms } from '../engine/text/synonyms';
import type { SearchableContent } from '../SearchableContent';

/** Synonyms on a site: its own, and spellings that differ between countries. */
export const synonymsOf = (sources: readonly SearchableContent[]): Partial<Synonyms> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      [...sources.flatMap(({ synonyms }) => synonyms?.[language] ?? []), ...(SPELLINGS[language] ?? [])],
    ]),
  );
