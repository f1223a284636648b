import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Cluster } from './Cluster';
import { OpenSearchError } from './OpenSearchError';

/* Servers with fixed answers: how requests find a node that answers. What OpenSearch makes of them is for real nodes. */
const servers: Server[] = [];
const lines: string[] = [];
const log = { info: (line: string) => void lines.push(line), warn: (line: string) => void lines.push(line) };
let cluster: Cluster | undefined;

afterEach(async () => {
  cluster?.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  lines.length = 0;
});

/** A path at which a connection ends without an answer. */
const BROKEN = '/broken';

async function node(answer: () => readonly [status: number, json: object], port = 0): Promise<URL> {
  const server = createServer((request, response) => {
    if (request.url === BROKEN) return void request.socket.destroy();
    const [status, json] = answer();
    response.writeHead(status).end(JSON.stringify(json));
  });
  servers.push(server);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

const closed = async (): Promise<URL> => {
  const url = await node(() => [200, {}]);
  servers.pop()!.close();
  return url;
};
const opened = (...nodes: URL[]) => (cluster = new Cluster({ nodes }, log));

it('asks another node if one does not answer', async () => {
  opened(await closed(), await node(() => [200, { from: 'second' }]));
  for (let times = 0; times < 4; times += 1)
    expect(await cluster!.ask('GET', '/')).toEqual({ from: 'second' });
  expect(lines).toEqual([]);
});

it('asks again if a node has too much to do or elects a manager', async () => {
  const statuses = [429, 503, 200];
  opened(await node(() => [statuses.shift()!, { is: 'well' }]));
  expect(await cluster!.ask('GET', '/')).toEqual({ is: 'well' });
});

it('reports what the cluster refuses, by its name', async () => {
  opened(await node(() => [400, { error: { type: 'parsing_exception' }, status: 400 }]));
  const error = await cluster!.ask('GET', '/').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(OpenSearchError);
  expect(error).toMatchObject({ status: 400, type: 'parsing_exception' });
});

it('sends user and password', async () => {
  const url = await node(() => [200, {}]);
  const asked = once(servers[0]!, 'request');
  cluster = new Cluster({ nodes: [url], user: 'search', password: 'ä:1' }, log);
  await cluster.ask('GET', '/');
  const [request] = await asked;
  const basic = Buffer.from('search:ä:1').toString('base64');
  expect(request.headers.authorization).toBe(`Basic ${basic}`);
});

it('fails at once while no node answers, comes back by itself, and says each once', async () => {
  const url = await closed();
  opened(url);
  await expect(cluster!.ask('GET', '/')).rejects.toThrow('does not answer at the moment');
  const start = performance.now();
  await expect(cluster!.ask('GET', '/')).rejects.toThrow('does not answer at the moment');
  expect(performance.now() - start).toBeLessThan(50);
  await node(() => [200, { is: 'back' }], Number(url.port));
  let found: unknown;
  for (let times = 0; times < 60 && !found; times += 1) {
    found = await cluster!.ask('GET', '/').catch(() => sleep(100));
  }
  expect(found).toEqual({ is: 'back' });
  expect(lines).toEqual([
    `OpenSearch at ${url.host} does not answer (ECONNREFUSED): no results until it does`,
    expect.stringMatching(/^OpenSearch at .+ answers again after \d+ s$/),
  ]);
});

it('answers the others while one request reaches no node', async () => {
  opened(await node(() => [200, { is: 'well' }]));
  const unlucky = cluster!.ask('GET', BROKEN, undefined, { attempt: 500, whole: 2500 });
  let isOver = false;
  const refused = expect(unlucky)
    .rejects.toThrow('does not answer at the moment')
    .finally(() => (isOver = true));
  while (!isOver) {
    expect(await cluster!.ask('GET', '/')).toEqual({ is: 'well' });
    await sleep(50);
  }
  await refused;
  expect(lines).toEqual([]);
});
