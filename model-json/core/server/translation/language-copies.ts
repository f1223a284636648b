import { languageTag, localeOf } from '../../exporter/shared/locale/languages';
import { contentOf, getPage } from '../../exporter/shared/pages';
import { inLanguages } from '../../exporter/site/page/page-languages';
import type { Repository } from '../../repository/Repository';
import type { Resource } from '../../repository/Resource';
import { HttpError } from '../http/http-error';
import { t } from '../../../../shared/authoring/language/t';

/** Where a page is, or would be, in a language. */
export interface Place {
  readonly path: string;
  /** BCP 47. */
  readonly language: string;
  /** The language root of its tree (AEM): `/content/mysite/de/de`. */
  readonly root: string;
}

/** Content as the person asking sees it. */
type Seen = Pick<Repository, 'get' | 'isReadable'>;

/** A page with its content; undefined for one that only shows the way to readable ones. */
export const readablePage = (tree: Seen, path: string): Resource | undefined =>
  (tree.isReadable?.(path) ?? true) ? getPage(tree, path) : undefined;

/** A page and where it is in the other languages of its site. @throws HttpError 404, 422 if it is in none */
export function placesOf(tree: Seen, path: string): { page: Resource; own: Place; others: readonly Place[] } {
  const page = readablePage(tree, path);
  if (!page || !contentOf(page)) throw new HttpError(404, t('There is no page at {path}', { path }));
  const known = inLanguages(page, tree);
  const all = (known?.homes ?? []).map((home): Place => ({
    path: home.path + (known?.below ?? ''),
    language: languageTag(localeOf(home)),
    root: home.path,
  }));
  const own = all.find((place) => place.path === path);
  if (!own)
    throw new HttpError(
      422,
      t('{path} is in no language of a site; choose a page below a language root', { path }),
    );
  return { page, own, others: all.filter((place) => place !== own) };
}

/** @throws HttpError as `placesOf`, and 422 for a language that the site does not have */
export function placeIn(
  tree: Seen,
  path: string,
  language: string,
): { page: Resource; own: Place; place: Place } {
  const { page, own, others } = placesOf(tree, path);
  const place = others.find((each) => each.language.toLowerCase() === language.toLowerCase());
  if (place) return { page, own, place };
  const known = others.map((each) => each.language).join(', ') || 'no other language';
  throw new HttpError(
    422,
    t('The site of {path} has no language “{language}” to translate it to; it has {known}', {
      path,
      language,
      known,
    }),
  );
}
