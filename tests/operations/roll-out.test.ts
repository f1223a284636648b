import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { ClientFiles } from '../../model-json/core/server/front/ClientFiles';
import { loadFiles, RESOURCES } from '../../model-json/core/server/frontend/frontend';
import { KeptChunks } from '../../model-json/core/server/frontend/KeptChunks';
import { securityHeadersOf } from '../../model-json/core/server/security/security-headers';

/*
 * Two machines behind a load balancer are rolled out one by one, and back, while tabs of each release are open: a tab asks
 * any machine for a chunk of its own release. The front's own files, over HTTP; pages are not drawn.
 */

const { log } = fastify({ logger: { level: 'silent', stream: { write: () => {} } } });
const root = mkdtempSync(path.join(tmpdir(), 'roll-out-'));
const RELEASES = ['A', 'B', 'C', 'D'] as const;
type Release = (typeof RELEASES)[number];

const chunkOf = (release: Release) => `chunks/27.${release.toLowerCase().repeat(8)}.js`;
const resources = (release: Release) => path.join(root, release, 'clientlibs/clientlib-site/resources');

for (const release of RELEASES) {
  mkdirSync(path.join(resources(release), 'chunks'), { recursive: true });
  writeFileSync(path.join(resources(release), chunkOf(release)), `island of ${release}`);
  const manifest = { entrypoints: {}, files: [RESOURCES + chunkOf(release)] };
  writeFileSync(path.join(root, release, 'clientlibs/manifest.json'), JSON.stringify(manifest));
}

/** A machine with its data folder. */
class Machine {
  private server: Server | undefined;
  readonly chunks: string;

  constructor(name: string) {
    this.chunks = path.join(root, name, 'chunks');
    mkdirSync(path.join(this.chunks, 'chunks'), { recursive: true });
  }

  async start(release: Release): Promise<void> {
    this.server?.close();
    const kept = new KeptChunks(loadFiles(path.join(root, release)), this.chunks);
    const files = new ClientFiles(kept, securityHeadersOf(undefined), log);
    this.server = createServer((request, response) => {
      if (!files.give(request, response)) response.writeHead(404).end();
    }).listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    await kept.keep();
  }

  /** A roll-out begins with the next release's chunks on each machine. */
  prepare(release: Release): void {
    writeFileSync(path.join(this.chunks, chunkOf(release)), `island of ${release}`);
  }

  async get(address: string): Promise<string> {
    const answer = await fetch(`http://127.0.0.1:${(this.server!.address() as AddressInfo).port}${address}`);
    return answer.ok ? answer.text() : String(answer.status);
  }

  stop(): void {
    this.server?.close();
  }
}

const [first, second] = [new Machine('first'), new Machine('second')];
afterAll(() => {
  first.stop();
  second.stop();
  rmSync(root, { recursive: true });
});

/** What tabs of these releases get, whichever machine the load balancer chooses. */
async function expectTabs(...releases: readonly Release[]): Promise<void> {
  for (const machine of [first, second])
    for (const release of releases)
      expect([release, await machine.get(RESOURCES + chunkOf(release))]).toEqual([
        release,
        `island of ${release}`,
      ]);
}

it('every tab goes on while machines are rolled out one by one, for two generations, and back', async () => {
  await first.start('A');
  await second.start('A');
  await expectTabs('A');
  for (const release of ['B', 'C'] as const) {
    for (const machine of [first, second]) machine.prepare(release);
    await first.start(release);
    await expectTabs('A', 'B', release);
    await second.start(release);
    await expectTabs('A', 'B', release);
  }
  // Back, machine by machine: the former release knows nothing of the later one.
  await first.start('B');
  await expectTabs('A', 'B', 'C');
  await second.start('B');
  await expectTabs('A', 'B', 'C');
});

it('removes chunks of the fourth generation', async () => {
  for (const release of ['C', 'D'] as const) {
    second.prepare(release);
    await first.start(release);
  }
  await second.start('C');
  await expectTabs('B', 'C', 'D');
  expect(await first.get(RESOURCES + chunkOf('A'))).toBe('404');
  expect(readdirSync(path.join(first.chunks, 'chunks')).map((name) => `chunks/${name}`)).toEqual(
    (['B', 'C', 'D'] as const).map(chunkOf),
  );
});

it.each([
  '..%2fsecret.aaaaaaaa.js',
  '../builds.json',
  'chunks/../../A/x.aaaaaaaa.js',
  'builds.json',
  'chunks/none.aaaaaaaa.js',
])('gives nothing else from disk: %s', async (name) => {
  expect(await first.get(RESOURCES + name)).toBe('404');
});
