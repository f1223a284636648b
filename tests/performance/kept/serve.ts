import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { AddressInfo } from 'node:net';
import { Answers } from '../../../model-json/core/server/pages/Answers';
import { Body } from '../../../model-json/core/server/http/Body';
import { HttpServers } from '../../../model-json/core/server/http/http-servers';
import { openLog } from '../../../model-json/core/server/logs/open-log';
import { requestIdOf } from '../../../model-json/core/server/logs/request-log';
import { securityHeadersOf } from '../../../model-json/core/server/security/security-headers';

/* `serve.ts bare|kept`: the same response from a bare server, and from the cache in the front of publish. */
const [, , kind] = process.argv;

const html = `<!doctype html><title>Page</title>${Array.from({ length: 2000 }, (_, at) => `<p class="cmp-text">Paragraph ${at} of ${at * 7919}</p>`).join('')}`;
const body = new Body(html, 'text/html; charset=utf-8');
const secure = securityHeadersOf(undefined);
const headers = [...Object.entries(secure).flat(), 'cache-control', 'no-cache', 'etag', body.etag];

function bare() {
  const bytes = brotliCompressSync(html);
  const sent = [
    ...headers,
    ...['x-request-id', requestIdOf({ headers: {} }), 'vary', 'accept-encoding', 'content-encoding', 'br'],
    ...['content-type', body.type, 'content-length', String(bytes.length)],
  ];
  return createServer((_request, response) => void response.writeHead(200, sent).end(bytes));
}

function kept() {
  const answers = new Answers(() => 1, secure, openLog({ LOG_LEVEL: 'info' }));
  const servers = new HttpServers((request, response) => {
    if (!answers.give(request, response)) {
      answers.put(request, { body, headers, names: new Set(['units']) });
      answers.give(request, response);
    }
    return true;
  });
  return servers.create(() => {});
}

const server = kind === 'bare' ? bare() : kept();
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
