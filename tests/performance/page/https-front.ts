import { createHash, X509Certificate } from 'node:crypto';
import { request, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';

/** An answer that the front gives itself. */
export interface OwnAnswer {
  readonly type: string;
  /** Sent with brotli, as a host of plain files does. */
  readonly body: Buffer;
}

/** Paths that are answered by the front instead of being forwarded. */
export type OwnAnswers = ReadonlyMap<string, OwnAnswer>;

/** Changes the headers of answers that are forwarded. */
export type ChangeHeaders = (headers: IncomingHttpHeaders) => IncomingHttpHeaders;

export interface Front {
  readonly origin: string;
  /** Hash of the certificate’s public key, by which a browser can be told to trust it (SHA-256 of the SPKI, base64). */
  readonly keyHash: string;
  close(): void;
}

/** @returns HTML as an answer of the front */
export const ownPage = (html: string): OwnAnswer => ({
  type: 'text/html; charset=utf-8',
  body: Buffer.from(html),
});

/**
 * HTTP/2 with TLS in front of a plain server, like a CDN in front of publish.
 * @param target origin of the plain server, `http://localhost:14503`
 * @param own answered here, so that peer pages have the same connection
 */
export async function startHttpsFront(
  target: string,
  own: OwnAnswers,
  change: ChangeHeaders = (headers) => headers,
): Promise<Front> {
  const { private: key, cert } = generate([{ name: 'commonName', value: 'localhost' }], {
    days: 2,
    keySize: 2048,
  });
  const answers = new Map(
    [...own].map(([path, { type, body }]) => [path, { type, body: brotliCompressSync(body) }]),
  );
  const server: Http2SecureServer = createSecureServer(
    { key, cert, allowHTTP1: true },
    (incoming, outgoing) => {
      // Next's router adds a query that only tells caches apart.
      const ours = answers.get(incoming.url.split('?', 1)[0]!);
      if (ours) {
        outgoing.writeHead(200, {
          'content-type': ours.type,
          'content-encoding': 'br',
          'cache-control': 'max-age=300',
        });
        outgoing.end(ours.body);
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
        outgoing.writeHead(answer.statusCode ?? 502, change(kept));
        answer.pipe(outgoing);
      });
      forwarded.on('error', () => outgoing.destroy());
      incoming.pipe(forwarded);
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    keyHash: keyHashOf(cert),
    close: () => server.close(),
  };
}

const keyHashOf = (certificate: string): string =>
  createHash('sha256')
    .update(new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
