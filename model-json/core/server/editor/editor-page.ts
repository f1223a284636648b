import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { displayTitle, getPage } from '../../exporter/shared/pages';
import { editorPolicy } from '../security/content-security-policy';
import { escapeHtml } from '../http/html';
import { notFound } from '../http/http-error';
import type { Instance } from '../Instance';
import { readRoute } from '../sling/read-route';
import { decodePath } from '../sling/sling-url';

const EDITOR = '/editor.html';
const NOT_BUILT = 'The page editor has not been built; run "npm run build"\n';

/**
 * The page editor's document, as in AEM: `/editor.html/content/….html`, and `/editor.html` to choose a page, where
 * authors start.
 */
export function editorPage(app: FastifyInstance, { repository, frontend, inject }: Instance): void {
  readRoute(app, '/', async (_request, reply) => reply.redirect(EDITOR, 302));
  for (const url of [EDITOR, `${EDITOR}/*`]) {
    readRoute(app, url, async (request, reply) => {
      const files = frontend().entry('editor');
      if (files.length === 0) return reply.code(404).type('text/plain; charset=utf-8').send(NOT_BUILT);
      const path = decodePath(request.raw.url ?? '/').slice(EDITOR.length);
      const page = getPage(repository, path.replace(/\.html$/, ''));
      const isMissing = path !== '' && path !== '/' && !page;
      // The editor itself reports a missing page and links to existing ones.
      if (isMissing && !path.startsWith('/content/')) throw notFound();
      const title = isMissing ? 'No such page' : page ? (displayTitle(page) ?? page.name) : 'Pages';
      return send(files, inject, `${title} | Edit`, reply.code(isMissing ? 404 : 200));
    });
  }
}

function send(files: readonly string[], inject: string, title: string, reply: FastifyReply): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const html = [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="csp-nonce" nonce="${nonce}">`,
    `<title>${escapeHtml(title)}</title>`,
    ...files.flatMap((file) =>
      file.endsWith('.css') ? `<link rel="stylesheet" href="${escapeHtml(file)}">` : [],
    ),
    '</head><body><div id="editor"></div>',
    '<noscript><p>The page editor needs JavaScript. Allow it for this address, and load the page again.</p></noscript>',
    ...files.flatMap((file) => (file.endsWith('.js') ? `<script src="${escapeHtml(file)}"></script>` : [])),
    `${inject}</body></html>`,
  ].join('\n');
  return reply
    .header('content-security-policy', editorPolicy(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
