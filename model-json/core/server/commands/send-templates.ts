import type { FastifyReply } from 'fastify';
import { templatePicture } from '../console/picture-of';
import { notFound } from '../http/http-error';
import type { Asked } from '../sling/Handler';
import { allowedTemplates } from './allowed-templates';

/** `.templates.json`: the templates that a new page below a page or folder can have, with the address of their pictures. */
export async function sendTemplates({ instance, resource, url, reply }: Asked): Promise<FastifyReply> {
  const { runMode, repository } = instance;
  if (runMode === 'publish' || url.selectors.length > 1 || url.suffix !== undefined) throw notFound();
  const templates = allowedTemplates(resource, repository).map((template) => ({
    ...template,
    picture: templatePicture(template.path, repository),
  }));
  return reply.header('cache-control', 'private, no-cache').send({ templates });
}
