import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { getPage } from '../../exporter/shared/pages';
import { parentOf } from '../../repository/path';
import type { Resource } from '../../repository/Resource';
import { contentSecurityPolicy, policyHeaders } from '../security/content-security-policy';
import { drawnPage } from '../pages/get-page';
import { countError } from '../operations/instruments';
import { escapeHtml } from './html';
import type { Instance } from '../Instance';
import { sendBody } from './send-body';
import { decodePath } from '../sling/sling-url';
import { spoken } from '../../../../shared/authoring/language/spoken';
import { t } from '../../../../shared/authoring/language/t';

/** Requested by a page, not by a person: a line of text is enough. */
const FILE =
  /\.(?:avif|webp|jpe?g|png|gif|svg|ico|css|js|map|woff2?|pdf|zip|mp4|txt|xml)$|^\/etc\.clientlibs\//i;

/** Answers errors in a form that the client can use, with the real status. */
export async function sendError(
  instance: Instance,
  error: Partial<FastifyError>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
  countError(error, status);
  if (status >= 500) request.log.error({ err: error }, `${request.method} ${pathOf(request)} failed`);
  for (const name of ['etag', 'content-encoding', 'set-cookie', 'vary']) reply.removeHeader(name);
  reply.code(status).header('cache-control', 'no-cache').header('x-robots-tag', 'noindex');

  const message = status >= 500 ? t('Something went wrong on the server') : (error.message ?? t('Not found'));
  const path = pathOf(request);
  if (/\.json$/.test(path)) return reply.type('application/json').send({ status, message });
  if (FILE.test(path)) return reply.type('text/plain; charset=utf-8').send(`${message}\n`);
  const page =
    status === 404 || status >= 500 ? errorPage(instance, path, status >= 500 ? 500 : status) : undefined;
  if (page) {
    try {
      const html = drawnPage(instance, page, request);
      reply.headers(policyHeaders(html.contentSecurityPolicy));
      return await sendBody(request, reply, html.body);
    } catch (failure) {
      request.log.error({ err: failure }, `${page.path} cannot be shown`);
    }
  }
  const css =
    'body{font:1.125rem/1.5 system-ui,sans-serif;margin:15vh auto;max-width:36rem;padding:0 1.5rem}';
  return reply
    .header('content-security-policy', contentSecurityPolicy([css], "'none'"))
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${spoken().language}"><head><meta charset="utf-8"><title>${status}</title>` +
        '<meta name="viewport" content="width=device-width, initial-scale=1">' +
        `<style>${css}</style></head><body><h1>${escapeHtml(message)}</h1><p><a href="/">${escapeHtml(t('Home'))}</a></p></body></html>`,
    );
}

/** `errors/<status>` of the site nearest to the requested path, and so in the path's language. */
function errorPage({ repository, urls }: Instance, path: string, status: number): Resource | undefined {
  for (const candidate of urls().candidates(path)) {
    for (let at = candidate; at !== '/'; at = parentOf(at)) {
      const page = getPage(repository, `${at}/errors/${status}`);
      if (page) return page;
    }
  }
  return undefined;
}

function pathOf({ raw }: FastifyRequest): string {
  try {
    return decodePath(raw.url ?? '/');
  } catch {
    return '/';
  }
}
