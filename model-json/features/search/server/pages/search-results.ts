import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageRoot } from '../../../../core/exporter/shared/locale/languages';
import { itemOwner, pageItem, pageListItem } from '../../../../core/exporter/shared/list-items';
import { linksOf } from '../../../../core/exporter/shared/links/links';
import { getPage, isPage } from '../../../../core/exporter/shared/pages';
import type { Json, Model } from '../../../../core/exporter/Exporter';
import type { Resource } from '../../../../core/repository/Resource';
import { Body, SENT_ONCE } from '../../../../core/server/http/Body';
import { HttpError, notFound } from '../../../../core/server/http/http-error';
import type { Instance } from '../../../../core/server/Instance';
import { sendPageOfResults } from './results-page';
import { findPages, NONE, type FoundPages, type PageQuery } from '../answers/find-pages';
import { isAway, RETRY_AFTER_S } from '../is-away';
import { sendBody } from '../../../../core/server/http/send-body';
import { unmangle, type SlingUrl } from '../../../../core/server/sling/sling-url';
import { componentType } from '../../../../../shared/addresses/app';
import { partBefore } from '../../../../../shared/checked/part-before';

const DEFAULT_SIZE = 10;
const DEFAULT_MINIMUM = 3;
const MAX_TERM = 100;

/** The settings of a page's search component, if it has one. */
interface Search {
  readonly component: Resource | undefined;
  readonly id: string;
  readonly size: number;
  readonly minimum: number;
  readonly root: Resource;
}

/**
 * `<page>.searchresults.json<path of the search component>?fulltext=&resultsOffset=`: the matching pages, in the format of Core
 * Components' SearchResultServlet. With `.html`, the page itself with the results in its search component, for visitors without
 * JavaScript.
 */
export async function sendSearchResults(
  instance: Instance,
  page: Resource,
  { selectors, extension, suffix }: SlingUrl,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!isPage(page) || selectors.length > 1 || !/^(?:json|html)$/.test(extension ?? '')) throw notFound();
  const query = new URL(request.raw.url ?? '/', 'http://localhost').searchParams;
  const term = (query.get('fulltext') ?? '').trim().slice(0, MAX_TERM);
  const offset = parseOffset(query.get('resultsOffset'));
  const search = searchOf(instance, page, unmangle(suffix ?? ''));
  const { root, size, minimum } = search;
  reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
  const found = term.length < minimum ? NONE : await foundOrNot(instance, { term, root, page, offset, size });
  if (!found) {
    reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_S) });
    return extension === 'json'
      ? sendBody(request, reply, json({ status: 503, message: 'The search does not answer at the moment' }))
      : sendPageOfResults(instance, page, suffix ?? '', { term, isAway: true }, request, reply);
  }
  const results = items(instance, page, search, found.pages);
  if (extension === 'json') return sendBody(request, reply, json(results));

  const more = offset + size < found.total ? moreUrl(request, term, offset + size) : undefined;
  return sendPageOfResults(instance, page, suffix ?? '', { term, results, moreUrl: more }, request, reply);
}

const json = (value: object) => new Body(JSON.stringify(value), 'application/json; charset=utf-8', SENT_ONCE);

/** The pages found; undefined if the search does not answer. */
async function foundOrNot(instance: Instance, query: PageQuery): Promise<FoundPages | undefined> {
  try {
    return await findPages(instance, query);
  } catch (error) {
    if (isAway(error)) return undefined;
    throw error;
  }
}

function parseOffset(value: string | null): number {
  if (value === null || value === '') return 0;
  if (!/^\d{1,6}$/.test(value)) throw new HttpError(400, 'resultsOffset is not a number');
  return Number(value);
}

function searchOf({ repository, models }: Instance, page: Resource, place: string): Search {
  const named = place ? repository.get(page.path + place) : undefined;
  const component =
    named && /\/search$/.test(String(named.properties['sling:resourceType'])) ? named : undefined;
  const model = component && models.get(component);
  const positive = (value: Json | undefined, fallback: number) =>
    typeof value === 'number' && value > 0 ? value : fallback;
  const authored = typeof model?.searchRootPagePath === 'string' ? model.searchRootPagePath : undefined;
  const isSet = component !== undefined && 'searchRoot' in component.properties;
  return {
    component,
    id: typeof model?.id === 'string' ? model.id : 'search',
    size: positive(model?.resultsSize, DEFAULT_SIZE),
    minimum: positive(model?.searchTermMinimumLength, DEFAULT_MINIMUM),
    root: (isSet ? getPage(repository, authored) : undefined) ?? languageRoot(page) ?? page,
  };
}

function items(
  { models }: Instance,
  page: Resource,
  { component, id }: Search,
  found: readonly Resource[],
): Model[] {
  const context = models.context(page);
  const owner = itemOwner(linksOf(component ?? page, context), id, component && componentType('search'));
  return found.map((each) => {
    const item = pageItem(each, owner);
    return { ...pageListItem(item, 'url'), url: item.link.mappedUrl };
  });
}

function moreUrl({ raw }: FastifyRequest, term: string, offset: number): string {
  const path = partBefore(raw.url ?? '', '?');
  return `${path}?${new URLSearchParams({ fulltext: term, resultsOffset: String(offset) })}`;
}
