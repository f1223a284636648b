import type { FastifyReply } from 'fastify';
import { Body } from '../http/Body';
import { notFound } from '../http/http-error';
import { sendBody } from '../http/send-body';
import type { Asked } from '../sling/Handler';
import { sketchOf } from './sketch';

/** `.thumbnail.svg` of a template: a sketch of the pages made from it, for authors. */
export async function sendThumbnail({
  instance,
  resource,
  url,
  request,
  reply,
}: Asked): Promise<FastifyReply> {
  const isTemplate = resource.properties['jcr:primaryType'] === 'cq:Template';
  if (instance.runMode === 'publish' || !isTemplate || url.selectors.length > 1 || url.suffix !== undefined)
    throw notFound();
  const body = new Body(sketchOf(resource), 'image/svg+xml; charset=utf-8');
  return sendBody(request, reply.header('cache-control', 'private, no-cache'), body);
}
