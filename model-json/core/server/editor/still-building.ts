import type { FastifyReply } from 'fastify';
import { spoken } from '../../../../shared/authoring/language/spoken';
import { t } from '../../../../shared/authoring/language/t';
import { escapeHtml } from '../http/html';
import { contentSecurityPolicy } from '../security/content-security-policy';

/** Seconds after which a browser asks again. */
const SOON = 5;

const CSS = 'body{font:1.125rem/1.5 system-ui,sans-serif;margin:15vh auto;max-width:36rem;padding:0 1.5rem}';

/**
 * Answers in place of an application for authors: at the first start, it is built after the site. The page reloads by itself
 * until the application is there.
 */
export function sendStillBuilding(reply: FastifyReply): FastifyReply {
  const title = escapeHtml(t('The editor is still being built'));
  const text = escapeHtml(
    t(
      'Visitors’ pages are ready. Building the editor takes a minute or two after the first start and each update; this page then opens it by itself. If it does not, see what the server has printed.',
    ),
  );
  return reply
    .code(503)
    .headers({ 'retry-after': `${SOON}`, refresh: `${SOON}`, 'cache-control': 'no-store' })
    .header('content-security-policy', contentSecurityPolicy([CSS], "'none'"))
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${spoken().language}"><head><meta charset="utf-8"><title>${title}</title>` +
        '<meta name="viewport" content="width=device-width, initial-scale=1">' +
        `<style>${CSS}</style></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`,
    );
}
