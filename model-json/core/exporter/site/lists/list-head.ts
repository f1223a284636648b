import type { Resource } from '../../../repository/Resource';
import type { ExportContext, Json, Model } from '../../Exporter';
import { choiceOf } from '../../shared/links/choice-links';
import { list } from './list';
import { listOfPage } from './list-of-page';

/** Data for a page's head when its address selects a part of the list on it. */
export interface ListHead {
  /** Name of the part; undefined for the whole list. */
  readonly heading: string | undefined;
  /** The titles of its entries; undefined for the whole list and for an empty part. */
  readonly description: string | undefined;
  /** `2/5`; undefined on the first page. */
  readonly place: string | undefined;
  /** The selection is empty: search engines should not index it. */
  readonly isEmpty: boolean;
  /** The queries of the part's own address and of those before and after it: `?tag=energy&page=2`. */
  readonly query: string;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Undefined if the page has no such list, and for the whole of a list that fits on one page. */
export function listHead(page: Resource, context: ExportContext): ListHead | undefined {
  const resource = listOfPage(page);
  const model = resource && list(resource, context);
  if (!model) return undefined;
  const pages = modelsIn(model.pages);
  const tag = choiceOf(context, 'tag');
  const here = pages.findIndex(({ current }) => current === true);
  const isNarrowed = model.tagLinks !== undefined && tag !== '';
  const query = (index: number) =>
    queryOf({ tag: isNarrowed ? tag : '', page: index > 0 ? String(index + 1) : '' });
  const own = query(here);
  const titles = modelsIn(model.items).flatMap(({ title }) => (typeof title === 'string' ? [title] : []));
  return {
    heading: typeof model.heading === 'string' ? model.heading : undefined,
    description: own && titles.length > 0 ? titles.join(' · ') : undefined,
    place: here > 0 ? `${here + 1}/${pages.length}` : undefined,
    isEmpty: isNarrowed && model.total === 0,
    query: own,
    previous: here > 0 ? query(here - 1) : undefined,
    next: here >= 0 && here < pages.length - 1 ? query(here + 1) : undefined,
  };
}

function queryOf(choices: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(choices).filter(([, value]) => value !== ''));
  return query.size > 0 ? `?${query}` : '';
}

const modelsIn = (value: Json | undefined): Model[] =>
  Array.isArray(value)
    ? value.filter((each): each is Model => typeof each === 'object' && each !== null && !Array.isArray(each))
    : [];
