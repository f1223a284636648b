import type { FastifyReply } from 'fastify';
import type { EdgePage } from '../../../../ui.frontend/src/core/entries/server';
import { Body } from '../http/Body';
import { notFound } from '../http/http-error';
import { sendBody } from '../http/send-body';
import { contentSecurityPolicy } from '../security/content-security-policy';
import { originOf } from '../security/request-origin';
import type { Asked } from '../sling/Handler';
import { modelBody } from '../sling/send-model';
import type { EdgeDelivery } from './EdgeDelivery';
import { headHtml } from './head-html';

/** Edge Delivery asks again when it is told that a page was published. */
const CACHE = 'no-cache';

export const edgeDelivery: EdgeDelivery = {
  sendPlain: (asked) => send(asked, ({ sections }) => sections),
  sendDocument: (asked) =>
    send(asked, (page) => {
      const { instance, request } = asked;
      const { assets, edge } = instance.frontend();
      return edge.document(page, originOf(request, instance.publicOrigin), headHtml(assets.script));
    }),
};

/** @throws HttpError 404 for a page without a model, and for further selectors */
async function send(asked: Asked, write: (page: EdgePage) => string): Promise<FastifyReply> {
  const { instance, request, reply } = asked;
  const model = await modelBody({ ...asked, url: { ...asked.url, extension: 'json' } });
  if (!model) throw notFound();
  const page = instance.frontend().edge.page(instance.pages.linked(JSON.parse(model.bytes.toString())));
  reply.headers({
    'cache-control': CACHE,
    'content-security-policy': contentSecurityPolicy([], "'none'"),
    // The page itself is what search engines are to find.
    'x-robots-tag': 'noindex',
  });
  return sendBody(request, reply, new Body(write(page), 'text/html; charset=utf-8'));
}
