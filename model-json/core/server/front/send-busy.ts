import type { IncomingMessage, ServerResponse } from 'node:http';
import { busy } from '../../../../shared/words/by-language/busy';
import type { Language } from '../../../../shared/words/languages';
import { contentSecurityPolicy } from '../security/content-security-policy';
import type { SecurityHeaders } from '../security/security-headers';

/** Seconds after which a client can try again. */
const RETRY_AFTER = '5';

/** Requested by a page, not by a person: a line of text is enough. */
const FILE = /\.(?:avif|webp|jpe?g|png|gif|svg|ico|css|js|map|woff2?|pdf|zip|mp4|txt|xml|csv)(?:$|\?)/i;
const JSON_FILE = /\.json(?:$|\?)/;

const CSS = 'body{font:1.125rem/1.5 system-ui,sans-serif;margin:15vh auto;max-width:36rem;padding:0 1.5rem}';

/**
 * Answers 503: the server is running and can draw the page later. In the language of the address, else of the browser.
 */
export function sendBusy(
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  secure: SecurityHeaders,
): void {
  if (response.headersSent) return void response.destroy();
  const language = languageOf(request);
  const { title, text, again } = busy[language];
  const { url = '/', method } = request;
  const [type, body] = JSON_FILE.test(url)
    ? ['application/json', JSON.stringify({ status: 503, message: text })]
    : FILE.test(url)
      ? ['text/plain', `${text}\n`]
      : ['text/html', page(language, title, text, again)];
  const bytes = Buffer.from(body);
  response.writeHead(503, {
    ...secure,
    'content-security-policy': contentSecurityPolicy([CSS], "'none'"),
    'content-type': `${type}; charset=utf-8`,
    'content-length': bytes.length,
    'cache-control': 'no-store',
    'retry-after': RETRY_AFTER,
    'x-request-id': id,
    'x-robots-tag': 'noindex',
    // Discards the rest of the request body.
    ...(hasBody(request) && { connection: 'close' }),
  });
  response.end(method === 'HEAD' ? undefined : bytes);
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** An empty URL is the address of the page itself. */
const page = (language: string, title: string, text: string, again: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<style>${CSS}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></main></body></html>`;

function languageOf({ url = '/', headers }: IncomingMessage): Language {
  const inPath = /^\/(?:content\/\w+\/)?[a-z]{2}\/([a-z]{2})(?:[/.?]|$)/.exec(url)?.[1];
  const wanted = (headers['accept-language'] ?? '')
    .split(',')
    .map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return [inPath, ...wanted].find((name): name is Language => name !== undefined && name in busy) ?? 'en';
}
