import { sheets } from '../../shared/words/by-language/sheets';
import type { Language } from '../../shared/words/languages';
import { dataFolderOf } from '../../model-json/core/repository/data-folder';
import type { Repository } from '../../model-json/core/repository/Repository';
import { withDerivedContent } from '#site-server/derived-content';
import { openSeed } from '../../model-json/core/server/repositories';
import { drawServiceLog } from './service-log';
import { drawSiteSurvey } from './site-survey';
import type { SheetPlace } from './SheetPlace';

export interface DrawnSheet {
  readonly file: string;
  readonly bytes: Buffer;
}

/** Sites with words or a paper size of their own; the other sites of a language share its sheets. */
export const SHEET_SITES: readonly (readonly [country: string, language: Language])[] = [
  ['gb', 'en'],
  ['de', 'de'],
  ['fr', 'fr'],
  ['es', 'es'],
  ['us', 'en'],
  ['us', 'es'],
  ['ca', 'en'],
  ['ca', 'fr'],
];

/** All sheets, from the content as each site's visitors read it. */
export async function drawnSheets(root: string): Promise<DrawnSheet[]> {
  const { author } = await openSeed(
    dataFolderOf(root),
    { info: () => {}, warn: () => {} },
    withDerivedContent,
  );
  try {
    const drawn: DrawnSheet[] = [];
    for (const site of SHEET_SITES) {
      const place = placeOf(author, site);
      const end = `${site.join('-')}.pdf`;
      drawn.push({ file: `site-survey.${end}`, bytes: await drawSiteSurvey(place) });
      drawn.push({ file: `service-log.${end}`, bytes: await drawServiceLog(place) });
    }
    return drawn;
  } finally {
    await author.close();
  }
}

function placeOf(content: Repository, site: (typeof SHEET_SITES)[number]): SheetPlace {
  const [country, language] = site;
  const at = (path: string) => {
    const full = `/content/ventora/${country}/${language}/${path}`;
    const found = content.get(full);
    if (!found) throw new Error(`${full} is missing: a sheet is drawn from it`);
    return found;
  };
  return { at, language: `${language}-${country.toUpperCase()}`, words: sheets[language] };
}
