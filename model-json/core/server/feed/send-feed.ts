import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPage, pageProperties } from '../../exporter/shared/pages';
import { flag } from '../../exporter/shared/properties';
import type { Resource } from '../../repository/Resource';
import { Body } from '../http/Body';
import { notFound } from '../http/http-error';
import type { Instance } from '../Instance';
import { originOf } from '../security/request-origin';
import { sendBody } from '../http/send-body';
import { atomXml } from './atom-xml';
import { feedOf } from './feed-of';

const CACHE = 'public, max-age=900';

/** `<page>.feed.xml`: the pages below it for subscribers, if its author offers a feed. */
export function sendFeed(
  instance: Instance,
  page: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!isPage(page) || !flag(pageProperties(page), 'feed')) throw notFound();
  const origin = originOf(request, instance.publicOrigin);
  const self = instance.urls().map(`${page.path}.feed.xml`);
  const body = new Body(atomXml(feedOf(instance, page), origin, self), 'application/atom+xml; charset=utf-8');
  return sendBody(request, reply.header('cache-control', CACHE), body);
}
