import type { FastifyReply } from 'fastify';
import { isPage } from '../../exporter/shared/pages';
import { Body, SENT_ONCE } from '../http/Body';
import { notFound } from '../http/http-error';
import { sendBody } from '../http/send-body';
import type { Asked } from '../sling/Handler';
import { checkPage } from './check-page';

/** `.checks.json`: what authors should look at on a page. */
export async function sendChecks({ instance, resource, url, request, reply }: Asked): Promise<FastifyReply> {
  const isAsked = url.selectors.length === 1 && url.suffix === undefined;
  if (instance.runMode === 'publish' || !isAsked || !isPage(resource)) throw notFound();
  const checks = checkPage(resource, instance);
  if (!checks) throw notFound();
  const body = new Body(JSON.stringify(checks), 'application/json; charset=utf-8', SENT_ONCE);
  return sendBody(request, reply.header('cache-control', 'private, no-cache'), body);
}
