import type { FastifyReply, FastifyRequest } from 'fastify';
import { FILE_TYPES } from '../file-types';
import type { MeasureSystem } from '../../../core/exporter/shared/locale/units';
import type { Resource } from '../../../core/repository/Resource';
import { contentDisposition } from '../../../core/server/sling/core-download';
import { HttpError, notFound } from '../../../core/server/http/http-error';
import type { Instance } from '../../../core/server/Instance';
import { originOf } from '../../../core/server/security/request-origin';
import { sendFile } from '../../../core/server/http/send-file';
import type { SlingUrl } from '../../../core/server/sling/sling-url';
import { visitorsChoices } from '../../../core/server/pages/model-parameters';
import { clientKey } from '../../../core/server/security/client-key';
import { RateLimit } from '../../../core/server/security/RateLimit';
import { queryOf } from '../../../core/server/http/query-of';

/** The requested units; any other value is ignored. */
const unitsOf = (request: FastifyRequest): MeasureSystem | undefined =>
  (['metric', 'us'] as const).find((system) => system === queryOf(request).units);

/** Documents for choices of visitors that one client may have drawn in a minute; those that are kept do not count. */
const MOST_DRAWN = 20;
const WINDOW_MS = 60_000;
const drawings = new RateLimit({ windowMs: WINDOW_MS, maxClients: 10_000 });

function limitDrawings({ isTrustedProxy }: Instance, request: FastifyRequest, reply: FastifyReply): void {
  if (drawings.count(clientKey(request, isTrustedProxy)) <= MOST_DRAWN) return;
  reply.header('retry-after', '60');
  throw new HttpError(429, `More than ${MOST_DRAWN} documents in a minute; wait a minute, and go on`);
}

/** As for pages: browsers revalidate, so that new figures show. */
const CACHE = 'public, max-age=0, s-maxage=300, must-revalidate';

/**
 * `<page>.SELECTOR.EXTENSION`: a document drawn from content. If the page has the same content, the page is its canonical address.
 * @throws HttpError 404 if the page has no such document, 429 for too many that have to be drawn
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
    more.length === 0 && suffix === undefined
      ? documents.of(page, selector, unitsOf(request), visitorsChoices(instance, request))
      : undefined;
  const { document, type } = known ?? {};
  const wanted = type?.extension ?? 'pdf';
  if (!known || !document || !type || wanted !== extension) throw notFound();
  if (type.parameters && !documents.facts(known)) limitDrawings(instance, request, reply);
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
