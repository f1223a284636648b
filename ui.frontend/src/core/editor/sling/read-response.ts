import { jsonOf } from './request';
import type { Posted, Replicated } from './Posted';

const VERSION = 'Content-Version';

/** The version of the content in a response. */
export const versionOf = (response: Response): string | undefined =>
  response.headers.get(VERSION) ?? undefined;

/** The result of a post. A server that says nothing more than its status has done nothing more either. */
export async function postedOf(response: Response): Promise<Posted> {
  const destVersion = response.headers.get(`Dest-${VERSION}`);
  const body = await jsonObjectOf(response);
  return {
    version: versionOf(response),
    ...(destVersion !== null && { destVersion }),
    ...(typeof body.path === 'string' && { path: body.path }),
    ...(Array.isArray(body.unpublished) && { unpublished: body.unpublished }),
    ...(Array.isArray(body.moved) && { moved: body.moved }),
    ...(Array.isArray(body.linksKept) && { linksKept: body.linksKept }),
  };
}

const jsonObjectOf = (response: Response): Promise<{ readonly [name in keyof Posted]?: unknown }> =>
  response.json().catch(() => ({}));

/** The result of a replication. @param paths those asked for, if the server does not name any */
export async function replicatedOf(response: Response, paths: readonly string[]): Promise<Replicated> {
  const done = await jsonOf<Partial<Replicated>>(response);
  return {
    paths: done.paths ?? paths,
    missing: done.missing ?? [],
    ...(done.undo !== undefined && { undo: done.undo }),
  };
}
