import { request } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

/** Answers a path itself instead of forwarding it. */
export type OwnPages = ReadonlyMap<string, string>;

/**
 * HTTP/2 with TLS in front of a plain server, like a CDN in front of publish.
 * @param target origin of the plain server, `http://localhost:14503`
 * @param own paths answered here with HTML, so that peer pages have the same connection
 */
export async function startHttpsFront(
  target: string,
  own: OwnPages,
): Promise<{ origin: string; close(): void }> {
  const { private: key, cert } = generate([{ name: 'commonName', value: 'localhost' }], {
    days: 2,
    keySize: 2048,
  });
  const server: Http2SecureServer = createSecureServer(
    { key, cert, allowHTTP1: true },
    (incoming, outgoing) => {
      const page = own.get(incoming.url);
      if (page !== undefined) {
        outgoing.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'max-age=300',
        });
        outgoing.end(page);
        return;
      }
      const headers = Object.fromEntries(
        Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
      );
      const forwarded = request(target + incoming.url, { method: incoming.method, headers }, (answer) => {
        const {
          connection: _connection,
          'keep-alive': _keepAlive,
          'transfer-encoding': _encoding,
          ...kept
        } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, kept);
        answer.pipe(outgoing);
      });
      forwarded.on('error', () => outgoing.destroy());
      incoming.pipe(forwarded);
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
