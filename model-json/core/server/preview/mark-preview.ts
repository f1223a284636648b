import type { FastifyInstance } from 'fastify';
import { withBar } from './preview-bar';
import type { PreviewRecord } from './PreviewLink';
import { PRIVATE } from './preview-routes';

/** Addresses of content in rich text, as authors wrote them. */
const UNMAPPED = /( (?:href|src|action|poster)=")(?=\/content\/)/g;

/**
 * Marks all that a preview's server answers: its pages with the bar, everything with headers that keep it private.
 *
 * @param home the address that the preview is at
 */
export function markPreview(app: FastifyInstance, link: PreviewRecord, home: string, language: string): void {
  app.addHook('onSend', async (_request, reply, payload: unknown) => {
    reply.headers(PRIVATE).removeHeader('etag');
    const location = reply.getHeader('location');
    if (typeof location === 'string' && location.startsWith('/') && !location.startsWith(`${home}/`))
      reply.header('location', home + location);
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (!isPage || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    const html = payload.toString().replace(UNMAPPED, `$1${home}`);
    const marked = withBar(html, policy, link, language);
    if (policy) reply.header('content-security-policy', marked.policy);
    reply.removeHeader('content-length');
    return marked.html;
  });
}
