import { siteName } from '../../../../core/exporter/shared/pages';
import { documentsWithoutServer } from '../../../../../shared/words/by-language/without-server';
import { withoutServerNote } from '../../../../core/exporter/site/needs-server';
import type { ExportContext, Exporter, Model } from '../../../../core/exporter/Exporter';
import { componentModel, styleOf } from '../../../../core/exporter/shared/component-model';
import { linkTo } from '../../../../core/exporter/shared/links/links';
import { integer } from '../../../../core/exporter/shared/properties';
import { choiceLink, choiceOf, pageAddress } from '../../../../core/exporter/shared/links/choice-links';
import { tagsBelow, tagName } from '../../../../core/exporter/shared/tags';
import { paged } from '../../../../core/exporter/shared/paging';
import { componentOwner, type ComponentOwner } from '../../../../core/exporter/shared/component-owner';
import { documentEntries, searchable, type DocumentEntry } from '../../documents/models/document-entries';
import { askedUnits, inAskedUnits } from '../../../../core/exporter/shared/locale/units';
import { SELECTORS } from '../../documents/models/site-document';

const PAGE_SIZE = 20;
const MAX_QUERY = 100;
/** The default: most readers want documents in their language. */
const ALL = 'all';

/** Every document of the site; search, filters and paging work through addresses. */
export const documentList: Exporter = (resource, context) => {
  const shop = componentOwner(resource, context);
  const entries = documentEntries(context);
  const words = choiceOf(context, 'search_query').slice(0, MAX_QUERY).trim();
  const chosen = {
    type: choiceOf(context, 'type'),
    family: choiceOf(context, 'family'),
    language: choiceOf(context, 'language') || shop.locale.language,
    revision: choiceOf(context, 'revision'),
  };
  const found = entries.filter((entry) => isWanted(entry, chosen, words));
  const size =
    integer(resource.properties, 'pageSize') ?? integer(styleOf(resource, context), 'pageSize') ?? PAGE_SIZE;
  const choices = { search_query: words, ...asked(context) };
  const { items, model } = paged(found, Math.max(1, size), choices, shop);
  return componentModel(resource, context, {
    ...(context.services?.isStatic
      ? { note: withoutServerNote(context, documentsWithoutServer) }
      : { action: `${pageAddress(shop)}#${shop.id}` }),
    reset: Object.values(choices).some(Boolean) ? choiceLink(shop, {}) : undefined,
    words: words || undefined,
    ...model,
    type: facet(chosen.type, distinct(entries.map(({ type }) => type))),
    family: familyFacet(chosen.family, shop),
    language: facet(chosen.language, distinct(entries.map(({ language }) => language))),
    revision: facet(
      chosen.revision,
      distinct(entries.map(({ revision }) => revision))
        .sort()
        .reverse(),
    ),
    documents: items.map((entry) => documentModel(entry, shop)),
  });
};

type Chosen = Readonly<Record<'type' | 'family' | 'language' | 'revision', string>>;

const asked = (context: ExportContext) =>
  Object.fromEntries(
    ['type', 'family', 'language', 'revision', 'units'].map((name) => [name, choiceOf(context, name)]),
  );

function isWanted(entry: DocumentEntry, chosen: Chosen, words: string): boolean {
  const takes = (name: 'type' | 'language' | 'revision') =>
    !chosen[name] || chosen[name] === ALL || entry[name] === chosen[name];
  const { family } = chosen;
  const isOfFamily =
    !family || family === ALL || entry.family === family || (entry.family?.startsWith(`${family}/`) ?? false);
  const isMeant = searchable(words)
    .split(' ')
    .filter(Boolean)
    .every((word) => entry.words.includes(` ${word}`));
  return takes('type') && takes('language') && takes('revision') && isOfFamily && isMeant;
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

const facet = (chosen: string, values: readonly string[]): Model[] =>
  values.map((value) => ({ value, selected: value === chosen }));

function familyFacet(chosen: string, { context, locale }: ComponentOwner): Model[] {
  const site = siteName(context.currentPage);
  return tagsBelow(context, `${site}:family`).map((value) => ({
    value,
    title: tagName(context, value, locale) ?? value,
    selected: value === chosen,
  }));
}

function documentModel(
  { type, page, title, kind, language, revision, modified }: DocumentEntry,
  shop: ComponentOwner,
): Model {
  const { context } = shop;
  const drawn = context.services?.drawnFile?.(page, SELECTORS[type], askedUnits(context));
  return {
    type,
    title,
    kind,
    language,
    revision,
    date: modified,
    url: inAskedUnits(linkTo(`${page.path}.${SELECTORS[type]}.pdf`, shop).mappedUrl, context),
    pageUrl: linkTo(page.path, shop).mappedUrl,
    extension: 'pdf',
    bytes: drawn?.bytes,
    ...(context.services && !context.services.drawnFile && { isUnsized: true }),
    sha256: drawn?.sha256,
  };
}
