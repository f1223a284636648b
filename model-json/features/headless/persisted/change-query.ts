import type { GraphQLError } from 'graphql';
import { z } from 'zod';
import { PERSISTED_QUERY } from '../../../../shared/addresses/persisted-queries';
import { nameFault } from '../../../../shared/addresses/page-name';
import { childOf } from '../../../core/repository/path';
import type { NodeJson } from '../../../core/repository/node-json';
import { asServer } from '../../../core/server/accounts/Actor';
import { checkMayWrite } from '../../../core/server/accounts/rights/may-publish';
import { HttpError } from '../../../core/server/http/http-error';
import type { Instance } from '../../../core/server/Instance';
import { makeFolders } from '../../../core/repository/drafts/make-folders';
import { deleteForAll } from '../../../core/server/replicate/deletion/delete-for-all';
import { storedDate } from '../../../core/server/sling-post/Post';
import { endpointOf } from '../server/graph-routes';
import { checkedQuery } from '../server/run-graph';
import { cachingSchema, storedCaching, type Caching } from './Caching';
import { folderOf, persistedQuery } from './PersistedQuery';

/** The place of a query. */
export interface QueryPlace {
  readonly site: string;
  readonly name: string;
}

/** What is stored of it. */
export interface SentQuery {
  readonly query: string;
  readonly caching: Caching;
}

const wrapped = cachingSchema.extend({ query: z.string() });

/** A query as it is, or in JSON with how long its answers may be kept. @throws HttpError 400 for other JSON */
export function readSent(body: string): SentQuery {
  const json = jsonIn(body);
  if (json === undefined) return { query: body, caching: {} };
  const parsed = wrapped.safeParse(json);
  if (!parsed.success)
    throw new HttpError(
      400,
      'The query is JSON of another shape; send {"query": "…", "cache-control": {"max-age": 300}}, or the query alone',
    );
  const { query, ...caching } = parsed.data;
  return { query, caching };
}

/** A query begins with a brace, too, and is no JSON. */
function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * Stores a query that the site's schema can answer.
 *
 * @param isNew whether there may be none of that name yet
 * @throws HttpError 400 for a query with faults, 404 without the site or the query, 422 for a name that cannot be
 */
export async function storeQuery(
  instance: Instance,
  { site, name }: QueryPlace,
  { query, caching }: SentQuery,
  { isNew, by }: { readonly isNew: boolean; readonly by: string | undefined },
): Promise<'create' | 'update'> {
  const { repository } = instance;
  if (nameFault(name) !== undefined)
    throw new HttpError(422, `"${name}" cannot be the name of a query; use letters, digits and hyphens`);
  const before = persistedQuery(repository, site, name);
  if (!before && !isNew) throw noQuery({ site, name });
  refuseFaulty(instance, site, query);
  const folder = folderOf(site);
  const path = childOf(folder, name);
  checkMayWrite([path, folder]);
  // The folder is part of the server, as its rights are: those who may write in it need not make it.
  if (!repository.get(folder)) await asServer(() => repository.change((draft) => makeFolders(draft, folder)));
  const node = queryNode({ query, caching });
  await repository.change(
    (draft) => {
      if (draft.has(path)) draft.remove(path);
      draft.create(path, node);
    },
    { ...(by !== undefined && { by }) },
  );
  return before ? 'update' : 'create';
}

/** Removes a query; clients lose it at once. @throws HttpError 404 without it */
export async function removeQuery(
  instance: Instance,
  place: QueryPlace,
  by: string | undefined,
): Promise<void> {
  const { repository } = instance;
  const query = persistedQuery(repository, place.site, place.name);
  if (!query) throw noQuery(place);
  const { path } = query;
  checkMayWrite([path]);
  await deleteForAll(instance, { path, by }, (beforeStored) =>
    repository.change((draft) => draft.remove(path), { ...(by !== undefined && { by }), beforeStored }),
  );
}

export const noQuery = ({ site, name }: QueryPlace): HttpError =>
  new HttpError(
    404,
    `There is no persisted query ${site}/${name}; GET /graphql/list.json/${site} lists them`,
  );

function refuseFaulty(instance: Instance, site: string, query: string): void {
  const checked = checkedQuery(endpointOf(instance, site).schema, query);
  if (Array.isArray(checked))
    throw new HttpError(
      400,
      `The query has faults: ${checked.map((fault: GraphQLError) => fault.message).join(' ')}`,
    );
}

const queryNode = ({ query, caching }: SentQuery): NodeJson => ({
  'jcr:primaryType': 'nt:unstructured',
  'sling:resourceType': PERSISTED_QUERY,
  'jcr:content': {
    'jcr:primaryType': 'nt:unstructured',
    'sling:resourceType': `${PERSISTED_QUERY}/content`,
    'jcr:mimeType': 'text/plain',
    'jcr:lastModified': storedDate(new Date()),
    'jcr:data': query,
    ...storedCaching(caching),
  },
});
