import type { FastifyReply } from 'fastify';
import { containingPage, displayTitle } from '../../exporter/shared/pages';
import { toJson } from '../../repository/node-json';
import { sourceOf } from '../../repository/derived/source-of';
import { Body } from '../http/Body';
import { notFound } from '../http/http-error';
import { sendBody } from '../http/send-body';
import type { Asked } from '../sling/Handler';

/** `.source.json`: what a component of a live copy follows, or has left, as the copy would show it. */
export async function sendSource({
  instance: { runMode },
  resource,
  url: { selectors, suffix },
  request,
  reply,
}: Asked): Promise<FastifyReply> {
  const source = sourceOf(resource);
  const page = containingPage(source?.master);
  if (runMode === 'publish' || selectors.length > 1 || suffix !== undefined || !source || !page)
    throw notFound();
  const body = new Body(
    JSON.stringify({
      path: source.master.path,
      page: { path: page.path, title: displayTitle(page) ?? page.name },
      node: toJson(source.shown),
    }),
    'application/json; charset=utf-8',
  );
  return sendBody(request, reply.header('cache-control', 'private, no-cache'), body);
}
