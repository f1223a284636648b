import type { FastifyReply } from 'fastify';
import { displayTitle } from '../../exporter/shared/pages';
import { Body } from '../http/Body';
import { notFound } from '../http/http-error';
import { sendBody } from '../http/send-body';
import type { Asked } from '../sling/Handler';
import { shownAt } from './shown-at';

/** As many as anybody looks at; the number of all is in the answer. */
const MOST = 100;

/** `.shownat.json`: the pages that show a fragment or an asset, for authors. */
export async function sendShownAt({ instance, resource, url, request, reply }: Asked): Promise<FastifyReply> {
  const { runMode, repository, features } = instance;
  if (runMode === 'publish' || url.selectors.length > 1 || url.suffix !== undefined) throw notFound();
  const types = new Set(features.flatMap(({ shownBy }) => shownBy?.(resource.path) ?? []));
  const found = shownAt(repository, resource.path, types);
  const pages = found.slice(0, MOST).map(({ page, isNamed }) => ({
    path: page.path,
    title: displayTitle(page) ?? page.name,
    isNamed,
  }));
  const body = new Body(JSON.stringify({ total: found.length, pages }), 'application/json; charset=utf-8');
  return sendBody(request, reply.header('cache-control', 'private, no-cache'), body);
}
