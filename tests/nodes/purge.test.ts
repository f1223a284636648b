import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keysOfAnswer } from '../../model-json/core/server/nodes/purge/surrogate-keys';
import { until } from '../../shared/testing/until';
import { page, SmallAuthor } from './SmallAuthor';

let author: SmallAuthor;
let cache: Server;
let url: string;
let status = 200;
const asked: Pick<IncomingMessage, 'method' | 'headers'>[] = [];
const last = () => String(asked.at(-1)?.headers['surrogate-key']).split(' ');

beforeEach(async () => {
  asked.length = 0;
  status = 200;
  author = new SmallAuthor(['a', 'b']);
  cache = createServer((request, response) => {
    asked.push({ method: request.method, headers: request.headers });
    response.writeHead(status).end();
  }).listen(0, 'localhost');
  await once(cache, 'listening');
  url = `http://localhost:${(cache.address() as AddressInfo).port}/`;
});
afterEach(async () => {
  await author.remove();
  cache.close();
});

const start = () =>
  author.start([], { caches: [{ url, method: 'PURGE', header: { name: 'Fastly-Key', value: '0123' } }] });

it('purges what a change can show in, once visitors of this machine see it', async () => {
  author.put('publish/dam/photo.jpg', 'old');
  await start();
  author.nodes.served();
  await until('the cache is asked', () => asked.length === 1);
  const key = keysOfAnswer('/content/dam/photo.jpg.coreimg.85.640.jpeg/1/photo.jpeg?x=1')[1];
  expect(last()).toEqual(['ventora', key]);
  await author.publish.write('/content/a', page('New'));
  expect(asked).toHaveLength(1);
  author.nodes.served();
  await until('the cache is asked', () => asked.length === 2);
  expect(last()).toEqual(keysOfAnswer('/content/ventora/gb/en.html'));
  expect(asked.at(-1)).toMatchObject({
    method: 'PURGE',
    headers: { 'fastly-key': '0123', 'cache-tag': 'ventora' },
  });
});

it('repeats a purge that fails, even after a restart', async () => {
  status = 503;
  await start();
  author.nodes.served();
  await until('the purge fails', () => author.nodes.purges().failures > 0);
  expect(author.nodes.purges()).toMatchObject({ isWaiting: true, lastError: expect.stringContaining('503') });
  await author.stop();
  status = 200;
  await start();
  await until('the cache confirms', () => !author.nodes.purges().isWaiting);
  const count = asked.length;
  await author.stop();
  await start();
  author.nodes.served();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toHaveLength(count);
});

it('gives assets keys of their own, and all others one', () => {
  expect(keysOfAnswer('/products?units=us')).toEqual(['ventora']);
  expect(keysOfAnswer('/content/dam/ventora/a%20b.pdf')).toEqual(
    keysOfAnswer('/content/dam/ventora/a b.pdf'),
  );
  expect(keysOfAnswer('/content/dam/a.jpg')).not.toEqual(keysOfAnswer('/content/dam/b.jpg'));
  expect(keysOfAnswer('/content/dam/a.jpg')[0]).toBe('ventora-assets');
});
