import type {
  LanguageCopy,
  PageTexts,
  PageTranslations,
  TextPair,
  TranslationState,
} from '../../../../shared/authoring/translation';
import { displayTitle } from '../../exporter/shared/pages';
import { plainText } from '../../exporter/shared/plain-text';
import { sourcesOf } from '../../repository/derived/sources-of';
import { mayWrite } from '../accounts/rights/may-publish';
import type { Instance } from '../Instance';
import { refusalOfDocument } from '../replace/refusals';
import { publicationOf } from '../replicate/publication';
import { placeIn, placesOf, readablePage, type Place } from './language-copies';
import { inheritedBy } from './set-text';
import { textsOf, type TranslatableText } from './TranslatableText';
import type { Translation } from './Translations';
import { t } from '../../../../shared/authoring/language/t';

type Parts = Pick<Instance, 'repository' | 'publish' | 'translations'>;

/** The page that a page was translated from, if the person asking may read it; else the page itself. */
export function sourceOf({ repository, translations }: Parts, path: string): string {
  // What a hidden page was translated from would say that it exists.
  const source = readablePage(repository, path) && translations?.of(path)?.source;
  return source !== undefined && source !== path && readablePage(repository, source) ? source : path;
}

/** The state of a page's copies in all languages of its site. @throws HttpError as `placesOf` */
export function translationsOf(parts: Parts, path: string): PageTranslations {
  const source = sourceOf(parts, path);
  const { page, own, others } = placesOf(parts.repository, source);
  return {
    source,
    language: own.language,
    title: displayTitle(page) ?? page.name,
    copies: others.map((place) => copyAt(parts, source, place)),
  };
}

/** The texts of a page beside those of its copy. @throws HttpError as `placeIn` */
export function pageTexts(parts: Parts, path: string, language: string): PageTexts {
  const { place } = placeIn(parts.repository, path, language);
  return { source: path, copy: copyAt(parts, path, place), pairs: pairsOf(parts, path, place) };
}

/** @param source path of the page */
export function copyAt(parts: Parts, source: string, place: Place): LanguageCopy {
  const { repository, publish = repository } = parts;
  const { path, language } = place;
  const page = readablePage(repository, path);
  const refused = page ? refusalOfDocument(page) : refusalToMake(path);
  const refusal = refused !== undefined && { refusal: refused };
  if (!page)
    return {
      path,
      language,
      state: 'missing',
      isPublished: false,
      isFollowing: false,
      changes: 0,
      isAsSource: false,
      ...refusal,
    };
  const known = recordOf(parts, source, path);
  const pairs = pairsOf(parts, source, place);
  const changes = pairs.filter(({ change }) => change).length;
  return {
    ...{ path, language, changes },
    state: stateOf(known, changes),
    isPublished: publicationOf(page, repository, publish).published,
    isAsSource: pairs.every(isAsSource),
    isFollowing: [...sourcesOf(page)].some((each) => each !== path),
    ...refusal,
    ...(known && !known.isDraft && { translatedAt: known.at, translatedBy: known.by }),
  };
}

/** @param changes how many texts of the source differ from those that were translated */
export function stateOf(known: Translation | undefined, changes: number): TranslationState {
  if (known?.sentAt !== undefined) return 'sent';
  if (!known || known.isDraft) return 'draft';
  return changes > 0 ? 'stale' : 'translated';
}

/** Whether a copy's text still has the source's words. Links differ: they lead to the copy's own language. */
const isAsSource = ({ source, copy }: TextPair) =>
  source === undefined || copy === undefined || plainText(source) === plainText(copy);

const refusalToMake = (path: string) =>
  mayWrite(path) ? undefined : t('You may not make pages in this language.');

/** What a copy was made or translated from, if it was from this page. */
export const recordOf = ({ translations }: Parts, source: string, copy: string) => {
  const known = translations?.of(copy);
  return known?.source === source ? known : undefined;
};

/** The source's texts in their order, and then those that it no longer has. */
export function pairsOf(parts: Parts, source: string, { path }: Place): TextPair[] {
  const { repository } = parts;
  const copies = textsAt(repository, path);
  const known = recordOf(parts, source, path);
  const before = known?.isDraft ? undefined : known?.texts;
  const ids = new Set<string>();
  const page = readablePage(repository, path);
  const refusalOf = (text: TranslatableText) => {
    const refusal = page && inheritedBy(repository, page, text);
    return refusal !== undefined && { refusal };
  };
  const pairs = [...textsOf(repository, readablePage(repository, source))].map((text): TextPair => {
    const { id, value, ...shown } = text;
    ids.add(id);
    const was = before?.[id];
    const change = !before || was === value ? undefined : was === undefined ? 'added' : 'changed';
    const copy = copies.get(id);
    return {
      ...shown,
      ...{ id, source: value },
      ...(copy !== undefined && { copy: copy.value, ...refusalOf(copy) }),
      ...(change && { change }),
      ...(change === 'changed' && was !== undefined && { before: was }),
    };
  });
  const gone = [...copies.values()].filter(({ id }) => !ids.has(id));
  for (const { id, value, ...shown } of gone) {
    const was = before?.[id];
    pairs.push({
      ...shown,
      id,
      copy: value,
      ...(was !== undefined && { before: was, change: 'removed' as const }),
    });
  }
  return pairs;
}

/** The texts of a page by their id. */
export const textsAt = (tree: Instance['repository'], path: string) =>
  new Map([...textsOf(tree, readablePage(tree, path))].map((text) => [text.id, text]));

/** The same without what else is known of them, as it is recorded. */
export const valuesAt = (tree: Instance['repository'], path: string): Record<string, string> =>
  Object.fromEntries([...textsAt(tree, path)].map(([id, { value }]) => [id, value]));
