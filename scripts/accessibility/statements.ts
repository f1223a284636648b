import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, LANGUAGES } from '../../shared/words/languages';
import { places } from './places';
import { results } from './Results';
import { copiedPage, STATEMENT, statementPage } from './statement-page';
import type { Statement } from './statement-texts';

/** What the last assessment of a site found, from the checkout. */
export const resultsFile = (site: string): string => `model-json/sites/${site}/accessibility.json`;

/** The statements of a site by their files; none if it has not been assessed. */
export function statements(root: string, site: string): Map<string, string> {
  const found = places[site];
  const data = path.join(root, resultsFile(site));
  if (!found || !existsSync(data)) return new Map();
  const known = results.parse(JSON.parse(readFileSync(data, 'utf8')));
  const file = (place: string) =>
    `model-json/sites/${site}/content/content/${site}/${place}/${STATEMENT}.json`;
  const statement = (place: string, language: Language, isAbroad: boolean): Statement => ({
    root: `/content/${site}/${place}`,
    language,
    places: found,
    results: known,
    isAbroad,
  });
  const own = LANGUAGES.flatMap((language) => {
    const place = found.roots[language];
    return place ? [[file(place), statementPage(site, statement(place, language, false))] as const] : [];
  });
  const copies = Object.entries(found.abroad).map(
    ([place, language]) => [file(place), copiedPage(statement(place, language, true))] as const,
  );
  return new Map(
    [...own, ...copies].map(([name, page]) => [name, `${JSON.stringify(page, undefined, 2)}\n`]),
  );
}
