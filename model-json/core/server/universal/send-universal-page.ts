import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Resource } from '../../repository/Resource';
import { SENT_ONCE } from '../http/Body';
import { notFound } from '../http/http-error';
import { sendBody } from '../http/send-body';
import type { Instance } from '../Instance';
import { originOf } from '../security/request-origin';
import { attributesFor, universalHtml } from './universal-page';

/** Answers with a page as visitors see it, which the Universal Editor can edit. Drawn each time: its author changes it. */
export async function sendUniversalPage(
  instance: Instance,
  page: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { authorOrigin, models, pages, publicOrigin } = instance;
  const model = models.get(page);
  if (!model) throw notFound();
  const author = originOf(request, authorOrigin);
  const origin = originOf(request, publicOrigin);
  const { body, contentSecurityPolicy } = pages.htmlOf(model, page, origin, SENT_ONCE, {
    attributesOf: attributesFor(instance),
    finish: (html) => universalHtml(html, page, author),
  });
  reply.headers({ 'content-security-policy': contentSecurityPolicy, 'cache-control': 'private, no-cache' });
  return sendBody(request, reply, body);
}
