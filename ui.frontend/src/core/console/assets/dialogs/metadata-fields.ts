import { LANGUAGES, type Language } from '../../../../../../shared/words/languages';
import { deleteField, propertyFields, type Field } from '../../http/sling';
import { listOf, textOf, type AssetItem, type Metadata } from '../AssetItem';
import { t } from '../../../../../../shared/authoring/language/t';

/** What authors write about assets. Undefined: left as it is, when several are edited together. */
export interface AssetFacts {
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** The description in other languages. */
  readonly descriptions: Readonly<Partial<Record<Language, string>>>;
  readonly owner: string | undefined;
  readonly terms: string | undefined;
  /** When the rights end, `2027-06-30`; empty if never. */
  readonly rightsEnd: string | undefined;
  readonly tags: readonly string[];
  readonly focalPoint: string | undefined;
  /** As they are stored (`shared/models/crop.ts`); undefined: left as they are. */
  readonly crops: readonly string[] | undefined;
}

/** The languages beside that of the description itself. */
export const OTHER_LANGUAGES: readonly Language[] = LANGUAGES.slice(1);

/** What is written about one asset, or nothing yet for several. */
export function factsOf(items: readonly AssetItem[]): AssetFacts {
  const [only] = items;
  if (items.length !== 1 || !only)
    return {
      title: undefined,
      description: undefined,
      descriptions: {},
      owner: undefined,
      terms: undefined,
      rightsEnd: undefined,
      tags: [],
      focalPoint: undefined,
      crops: undefined,
    };
  const { metadata } = only;
  const other = (metadata['dc:descriptions'] ?? {}) as Metadata;
  return {
    title: textOf(metadata, 'dc:title'),
    description: textOf(metadata, 'dc:description'),
    descriptions: Object.fromEntries(OTHER_LANGUAGES.map((language) => [language, textOf(other, language)])),
    owner: textOf(metadata, 'xmpRights:Owner'),
    terms: textOf(metadata, 'xmpRights:UsageTerms'),
    rightsEnd: textOf(metadata, 'prism:expirationDate').slice(0, 10),
    tags: listOf(metadata, 'cq:tags'),
    focalPoint: textOf(metadata, 'focalPoint'),
    crops: listOf(metadata, 'crops'),
  };
}

const property = (name: string, value: string | undefined): Field[] =>
  value === undefined ? [] : propertyFields(name, value.trim() === '' ? null : value.trim());

function listFields(name: string, now: readonly string[] | undefined, before: readonly string[]): Field[] {
  if (now === undefined || now.join() === before.join()) return [];
  return now.length > 0 ? propertyFields(name, now) : [deleteField(name)];
}

/** The item as it is once these facts are stored. */
export const withFacts = (item: AssetItem, facts: AssetFacts): AssetItem => ({
  ...item,
  metadata: {
    ...item.metadata,
    'dc:descriptions': { ...facts.descriptions },
    'cq:tags': facts.tags,
    crops: facts.crops ?? [],
  },
});

/** The fields of a post to the metadata of an asset. To several, tags are added; to one, they are set. */
export function fieldsOf(facts: AssetFacts, item: AssetItem, isOneOfSeveral: boolean): Field[] {
  const before = listOf(item.metadata, 'cq:tags');
  const tags = isOneOfSeveral ? [...new Set([...before, ...facts.tags])] : facts.tags;
  const languages = Object.entries(facts.descriptions).filter(([language, text]) => {
    const stored = textOf((item.metadata['dc:descriptions'] ?? {}) as Metadata, language);
    return text !== stored;
  });
  return [
    ...property('dc:title', facts.title),
    ...property('dc:description', facts.description),
    ...languages.flatMap(([language, text]) => property(`dc:descriptions/${language}`, text)),
    ...property('xmpRights:Owner', facts.owner),
    ...property('xmpRights:UsageTerms', facts.terms),
    ...rightsFields(facts.rightsEnd),
    ...listFields('cq:tags', tags, before),
    ...property('focalPoint', facts.focalPoint),
    ...listFields('crops', facts.crops, listOf(item.metadata, 'crops')),
  ];
}

/** Rights end with the day. */
function rightsFields(day: string | undefined): Field[] {
  if (day === undefined) return [];
  if (day === '') return [deleteField('prism:expirationDate')];
  return [
    ['./prism:expirationDate', `${day}T23:59:59.000Z`],
    ['./prism:expirationDate@TypeHint', t('Date')],
  ];
}
