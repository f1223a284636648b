import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Resource } from '../../repository/Resource';
import { Body } from '../http/Body';
import { notFound } from '../http/http-error';
import { sendBody } from '../http/send-body';
import type { Instance } from '../Instance';
import { contentSecurityPolicy, FRAMED, framesOf } from '../security/content-security-policy';
import { originOf } from '../security/request-origin';
import { attributesFor, universalHtml } from './universal-page';

/** Answers with a page as visitors see it, which the Universal Editor can edit. Drawn each time: its author changes it. */
export async function sendUniversalPage(
  instance: Instance,
  page: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { authorOrigin, frontend, models } = instance;
  const { renderPage, assets } = frontend();
  const origin = originOf(request, authorOrigin);
  const model = models.get(page);
  if (!model) throw notFound();
  const drawn = renderPage({ model, origin, assets, attributesOf: attributesFor(instance, page) });
  instance.problems.report(`${page.path}.html`, drawn.problems);
  const html = universalHtml(drawn.html, page, origin);
  const frames = html.includes(FRAMED) ? framesOf(html) : [];
  reply.header(
    'content-security-policy',
    contentSecurityPolicy([drawn.css], "'self'", frames, drawn.scripts),
  );
  reply.header('cache-control', 'private, no-cache');
  return sendBody(request, reply, new Body(html, 'text/html; charset=utf-8'));
}
