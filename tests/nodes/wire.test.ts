import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { generate } from 'selfsigned';
import { readNodesSettings, tlsOf } from '../../model-json/core/server/nodes/nodes-settings';
import { Incoming } from '../../model-json/core/server/nodes/node/Incoming';
import { batchSchema } from '../../model-json/core/server/nodes/feed/Batch';
import { NodeClient, type NodeClientOptions } from '../../model-json/core/server/nodes/wire/NodeClient';
import { pack, unpack } from '../../model-json/core/server/nodes/wire/pack';
import {
  signedServer,
  type SignedServerOptions,
} from '../../model-json/core/server/nodes/wire/signed-server';
import { Readable } from 'node:stream';

const SECRET = 'a secret of more than thirty-two characters';
const servers: Server[] = [];
const clients: NodeClient[] = [];
const dir = mkdtempSync(path.join(tmpdir(), 'wire-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
afterEach(() => {
  clients.splice(0).forEach((client) => client.close());
  servers.splice(0).forEach((server) => server.close());
});

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: OutgoingHttpHeaders;
}

/** A server that repeats bodies; `done` has what it has carried out, `seen` all requests. */
async function echo(options: Partial<SignedServerOptions> = {}) {
  const done: string[] = [];
  const seen: Seen[] = [];
  const server = signedServer({
    secret: SECRET,
    log: { info: () => undefined, warn: () => undefined },
    answer: async ({ method, path: at, body }) => {
      const text = (await body()).toString();
      done.push(`${method} ${at} ${text}`);
      return { status: 200, body: { text } };
    },
    ...options,
  });
  server.on('request', ({ method, url, headers }) => seen.push({ method, url, headers: { ...headers } }));
  servers.push(server);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { done, seen, port };
}

function clientOf(port: number, options: Partial<NodeClientOptions> = {}): NodeClient {
  const client = new NodeClient({ url: `http://localhost:${port}`, secret: SECRET, ...options });
  clients.push(client);
  return client;
}

async function raw(port: number, { method, url, headers }: Seen, body: string): Promise<number> {
  const sent = request({
    host: 'localhost',
    port,
    method,
    path: url,
    headers: { ...headers, connection: 'close' },
  });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  await buffer(answer);
  return answer.statusCode;
}

it('carries out signed requests, and never sends the secret', async () => {
  const { port, done, seen } = await echo();
  const client = clientOf(port);
  for (const text of ['one', 'two'])
    expect((await client.send('POST', '/a?b=c', Buffer.from(text))).json()).toEqual({ text });
  expect(done).toEqual(['POST /a?b=c one', 'POST /a?b=c two']);
  expect(JSON.stringify(seen)).not.toContain(SECRET);
});

it('refuses a recorded request, also after a restart', async () => {
  const { port, done, seen } = await echo();
  await clientOf(port).send('POST', '/publish', Buffer.from('page'));
  const recorded = seen.at(-1)!;
  expect(await raw(port, recorded, 'page')).toBe(401);
  const later = await echo();
  expect(await raw(later.port, recorded, 'page')).toBe(401);
  expect([...done, ...later.done]).toEqual(['POST /publish page']);
});

it.each([
  ['another address', { url: '/other' }],
  ['another method', { method: 'PUT' }],
])('refuses a signature used for %s', async (_what, change) => {
  const { port, done, seen } = await echo({ secret: 'x'.repeat(40) });
  // The server refuses it, so that its counter has not been used.
  await expect(clientOf(port).send('POST', '/publish', Buffer.from('page'))).rejects.toThrow('not signed');
  expect(await raw(port, { ...seen.at(-1)!, ...change }, 'page')).toBe(401);
  expect(done).toEqual([]);
});

it('does not carry out a request with another body than the signed one', async () => {
  const { port, done } = await echo({
    answer: async ({ body }) => ({ status: 200, body: { text: (await body()).toString() } }),
  });
  const bytes = Buffer.from('page');
  const lie = { hash: 'f'.repeat(64), size: bytes.length, open: () => Readable.from([bytes]) };
  expect((await clientOf(port).send('POST', '/publish', lie)).status).toBe(500);
  expect(done).toEqual([]);
});

it('believes no answer that is not signed for its request', async () => {
  const impostor = await echo({ secret: 'another secret of thirty-two characters' });
  await expect(clientOf(impostor.port).send('GET', '/')).rejects.toThrow('REPLICATION_SECRET differs');
  await expect(clientOf(impostor.port).send('GET', '/')).rejects.toMatchObject({ code: 'VEN_PUBLISH_NODE' });
});

it('goes on by itself when the other side has been restarted', async () => {
  const first = await echo();
  const client = clientOf(first.port);
  await client.send('GET', '/');
  await client.send('GET', '/');
  servers[0]!.closeAllConnections();
  servers[0]!.close();
  const second = signedServer({
    secret: SECRET,
    log: { info: () => undefined, warn: () => undefined },
    answer: async () => ({ status: 200, body: 'again' }),
  });
  servers.push(second);
  second.listen(first.port, 'localhost');
  await once(second, 'listening');
  const retry = () => client.send('GET', '/').catch(() => client.send('GET', '/'));
  expect((await retry()).json()).toBe('again');
});

describe('with certificates of both sides', () => {
  const write = (name: string, text: string) => {
    const file = path.join(dir, name);
    writeFileSync(file, text);
    return file;
  };
  const certificate = (name: string) => {
    const made = generate([{ name: 'commonName', value: 'localhost' }], {
      keySize: 2048,
      algorithm: 'sha256',
    });
    return {
      REPLICATION_CERT: write(`${name}.crt`, made.cert),
      REPLICATION_KEY: write(`${name}.key`, made.private),
    };
  };
  const [ofNode, ofAuthor, ofStranger] = [
    certificate('node'),
    certificate('author'),
    certificate('stranger'),
  ];
  const settings = (own: Record<string, string>, other: Record<string, string>) =>
    tlsOf(readNodesSettings({ ...own, REPLICATION_CA: other['REPLICATION_CERT'] }));

  it('connects', async () => {
    const { port } = await echo({ tls: settings(ofNode, ofAuthor) });
    const client = clientOf(port, { url: `https://localhost:${port}`, tls: settings(ofAuthor, ofNode)! });
    expect((await client.send('POST', '/', Buffer.from('page'))).json()).toEqual({ text: 'page' });
  });

  it('refuses a client with another certificate, and a node with another', async () => {
    const { port, done } = await echo({ tls: settings(ofNode, ofAuthor) });
    const url = `https://localhost:${port}`;
    const stranger = clientOf(port, { url, tls: settings(ofStranger, ofNode)! });
    await expect(stranger.send('GET', '/')).rejects.toThrow('cannot be reached');
    const deceived = clientOf(port, { url, tls: settings(ofAuthor, ofStranger)! });
    await expect(deceived.send('GET', '/')).rejects.toThrow('cannot be reached');
    expect(done).toEqual([]);
  });
});

it('keeps no file whose bytes are not those of its hash', async () => {
  const incoming = new Incoming(path.join(dir, 'incoming'), path.join(dir, 'none'));
  await incoming.open();
  const hash = 'a'.repeat(64);
  await expect(incoming.store(hash, Readable.from([Buffer.from('page')]))).rejects.toMatchObject({
    code: 'VEN_REPLICATED_BYTES',
  });
  expect(await incoming.locate(hash)).toBeUndefined();
});

it('packs files, and refuses what is cut off', () => {
  const files = [
    { hash: 'a'.repeat(64), bytes: Buffer.from('one') },
    { hash: 'b'.repeat(64), bytes: Buffer.alloc(0) },
  ];
  const packed = pack(files);
  expect(unpack(packed).map(({ hash, bytes }) => [hash, String(bytes)])).toEqual([
    ['a'.repeat(64), 'one'],
    ['b'.repeat(64), ''],
  ]);
  for (const at of [1, 64, 69, 72, packed.length - 1])
    expect(() => unpack(packed.subarray(0, at))).toThrow(RangeError);
});

it.each(['../outside.json', '/etc/passwd', 'a/../../b', 'a//b', 'a/.hidden', '.position.json', 'a\\b', ''])(
  'lets nobody write to %j',
  (name) => {
    const batch = { feed: 'x', from: 0, to: 1, version: null };
    const file = { hash: 'a'.repeat(64), size: 1 };
    expect(batchSchema.safeParse({ ...batch, files: [{ ...file, path: 'content/a b.json' }] }).success).toBe(
      true,
    );
    expect(batchSchema.safeParse({ ...batch, files: [{ ...file, path: name }] }).success).toBe(false);
  },
);

it.each([
  [{ PUBLISH_NODES: 'http://publish-1.example.com:4506', REPLICATION_SECRET: SECRET }, 'unencrypted'],
  [{ PUBLISH_NODES: 'https://publish-1.example.com:4506' }, 'REPLICATION_SECRET is not set'],
  [{ PUBLISH_NODES: 'publish-1:4506', REPLICATION_SECRET: SECRET }, 'https://publish-1.example.com:4506'],
  [{ PUBLISH_NODES: 'https://a:1,https://a:1', REPLICATION_SECRET: SECRET }, 'twice'],
  [{ ROLE: 'publish' }, 'REPLICATION_SECRET is not set'],
  [{ ROLE: 'publish', REPLICATION_SECRET: SECRET, REPLICATION_HOST: '0.0.0.0' }, 'unencrypted'],
  [{ ROLE: 'publish', REPLICATION_SECRET: SECRET, PUBLISH_NODES: 'https://a:1' }, 'is for author'],
  [{ ROLE: 'writer' }, 'both, author or publish'],
  [{ REPLICATION_SECRET: 'short' }, '32 characters'],
  [{ REPLICATION_CERT: 'a.pem' }, 'belong together'],
  [{ PURGE_URLS: 'varnish' }, 'http://varnish'],
])('refuses the settings %j', (env, reason) => {
  expect(() => readNodesSettings(env)).toThrow(reason);
});

it('allows plain HTTP on this machine, and elsewhere if told so', () => {
  const env = { PUBLISH_NODES: 'http://localhost:4506,http://[::1]:4507', REPLICATION_SECRET: SECRET };
  expect(readNodesSettings(env).PUBLISH_NODES).toHaveLength(2);
  const other = {
    PUBLISH_NODES: 'http://10.0.0.7:4506',
    REPLICATION_SECRET: SECRET,
    REPLICATION_PLAIN_HTTP: 'true',
  };
  expect(readNodesSettings(other).PUBLISH_NODES).toEqual(['http://10.0.0.7:4506']);
});
