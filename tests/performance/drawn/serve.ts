import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { buildServer } from '../../../model-json/core/server/build-server';
import { loadFrontend } from '../../../model-json/core/server/frontend/frontend';
import { operations } from '../../../model-json/core/server/operations/Operations';
import { site } from '../../../model-json/sites/ventora/site';
import { openSiteContent } from '../../../model-json/sites/ventora/site-content';

/* Publish as in a drawer, in a process of its own. Sends its port once the search index is complete. */
const dir = mkdtempSync(path.join(tmpdir(), 'drawn-'));
process.on('exit', () => rmSync(dir, { recursive: true, force: true }));
process.on('disconnect', () => process.exit());

async function main(): Promise<void> {
  const repository = await openSiteContent();
  const frontend = loadFrontend(path.resolve(__dirname, '../../..'));
  const app = buildServer({
    runMode: 'publish',
    repository,
    ...site,
    frontend: () => frontend,
    renditionsDir: path.join(dir, 'renditions'),
    log: fastify({ logger: { level: 'error' } }).log,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  while (Object.keys(operations.readiness.waits).length > 0) await wait(200);
  process.send?.((app.server.address() as AddressInfo).port);
}

void main();
