import type { Resource } from '../../../repository/Resource';
import type { ExportContext, Json, Model } from '../../Exporter';
import { choiceOf } from '../../shared/links/choice-links';
import { list } from './list';
import { listOfPage } from './list-of-page';

/** What a page's head says where its address asks for a part of the list on it. */
export interface ListHead {
  /** What the part is called; undefined where it is of the whole list. */
  readonly heading: string | undefined;
  /** What is on it, by its titles; undefined for the whole list and where there is nothing. */
  readonly description: string | undefined;
  /** `2/5`; undefined on the first page. */
  readonly place: string | undefined;
  /** Nothing is about what is asked for: nothing for search engines to keep. */
  readonly isEmpty: boolean;
  /** The part's own address and those of the parts beside it, by their query: `?tag=energy&page=2`. */
  readonly query: string;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Undefined where the page has no such list, and for all of a list that fits on one page. */
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
