import { LANGUAGES } from '../engine/SearchDocument';
import { SPELLINGS, type Synonyms } from '../engine/text/synonyms';
import type { SearchSource } from '../SearchSource';

/** Synonyms on a site: its own, and spellings that differ between countries. */
export const synonymsOf = (sources: readonly SearchSource[]): Partial<Synonyms> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      [...sources.flatMap(({ synonyms }) => synonyms?.[language] ?? []), ...(SPELLINGS[language] ?? [])],
    ]),
  );
