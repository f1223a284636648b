import type { FastifyReply, FastifyRequest } from 'fastify';
import { FILE_TYPES } from '../file-types';
import type { MeasureSystem } from '../../../core/exporter/shared/locale/units';
import type { Resource } from '../../../core/repository/Resource';
import { contentDisposition } from '../../../core/server/sling/core-download';
import { notFound } from '../../../core/server/http/http-error';
import type { Instance } from '../../../core/server/Instance';
import { originOf } from '../../../core/server/security/request-origin';
import { sendFile } from '../../../core/server/http/send-file';
import type { SlingUrl } from '../../../core/server/sling/sling-url';
import { queryOf } from '../../../core/server/http/query-of';

/** The requested units; any other value is ignored. */
const unitsOf = (request: FastifyRequest): MeasureSystem | undefined =>
  (['metric', 'us'] as const).find((system) => system === queryOf(request).units);

/** As for pages: browsers revalidate, so that new figures show. */
const CACHE = 'public, max-age=0, s-maxage=300, must-revalidate';

/**
 * `<page>.SELECTOR.EXTENSION`: a document drawn from content. If the page has the same content, the page is its canonical address.
 * @throws HttpError 404 if the page has no such document
 */
export async function sendDocument(
  instance: Instance,
  page: Resource,
  { selectors, extension, suffix }: SlingUrl,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { documents, publicOrigin } = instance;
  const [selector = '', ...more] = selectors;
  const known =
    more.length === 0 && suffix === undefined ? documents.of(page, selector, unitsOf(request)) : undefined;
  const { document, type } = known ?? {};
  const wanted = type?.extension ?? 'pdf';
  if (!known || !document || !type || wanted !== extension) throw notFound();
  const file = await documents.file(known);
  reply.header(
    'content-disposition',
    contentDisposition(wanted === 'pdf' ? 'inline' : 'attachment', type.fileName(document)),
  );
  if (wanted === 'pdf') reply.header('content-language', document.language);
  if (type.isOnPage)
    reply.header('link', `<${originOf(request, publicOrigin)}${document.address}>; rel="canonical"`);
  return sendFile(request, reply, {
    file,
    type: FILE_TYPES[wanted],
    cacheControl: CACHE,
    etag: `"${documents.facts(known)?.sha256.slice(0, 32)}"`,
    modified: new Date(document.modified),
  });
}
