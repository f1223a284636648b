import type { FastifyReply, FastifyRequest } from 'fastify';
import { editorItemAddress } from '../../../../../shared/addresses/editor-item';
import type { LinkReport } from '../../../../../shared/authoring/link-report';
import { isWithin } from '../../../repository/path';
import { csvRows } from '../../http/csv';
import { HttpError, notFound } from '../../http/http-error';
import { queryOf } from '../../http/query-of';
import type { Instance } from '../../Instance';
import { createAskSites } from './ask-sites';
import { linkReport } from './link-report';

const askSites = createAskSites();

/**
 * The links at and below `path`; `external=true` also asks other sites.
 *
 * @throws HttpError 400 without a path below `/content`, 404 if nothing is there
 */
export async function sendLinkReport(
  instance: Instance,
  format: 'json' | 'csv',
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { path, external } = queryOf(request);
  if (typeof path !== 'string' || !isWithin(path, '/content'))
    throw new HttpError(400, 'path: send the path of a page or folder below /content');
  const root = instance.repository.get(path);
  if (!root) throw notFound();
  const report = await linkReport(root, instance, external === 'true' ? askSites : undefined);
  reply.header('cache-control', 'private, no-store');
  if (format === 'json') return reply.send(report);
  return reply
    .type('text/csv; charset=utf-8; header=present')
    .header('content-disposition', 'attachment; filename="links.csv"')
    .send(csvOf(report));
}

const csvOf = ({ faults }: LinkReport): string =>
  csvRows([
    ['state', 'link', 'hint', 'page', 'component', 'field', 'editor'],
    ...faults.map(({ state, href, hint = '', title, path, field }) => [
      state,
      href,
      hint,
      title,
      path,
      field,
      editorItemAddress({ path, field }),
    ]),
  ]);
