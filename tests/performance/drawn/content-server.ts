import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { buildServer, type ServerOptions } from '../../../model-json/core/server/build-server';
import { loadFrontend } from '../../../model-json/core/server/frontend/frontend';
import { operations } from '../../../model-json/core/server/operations/Operations';
import { site } from '../../../model-json/sites/ventora/site';
import { openSiteContent } from '../../../model-json/sites/ventora/site-content';

/** Publish with the content of the checkout, as in a drawer. What it stores goes with the process. */
export async function contentServer(
  options: Pick<ServerOptions, 'front' | 'searchDir'>,
): Promise<FastifyInstance> {
  const dir = mkdtempSync(path.join(tmpdir(), 'drawn-'));
  process.on('exit', () => rmSync(dir, { recursive: true, force: true }));
  process.on('disconnect', () => process.exit());
  const frontend = loadFrontend(path.resolve(__dirname, '../../..'));
  return buildServer({
    runMode: 'publish',
    repository: await openSiteContent(),
    ...site,
    frontend: () => frontend,
    renditionsDir: path.join(dir, 'renditions'),
    log: fastify({ logger: { level: 'error' } }).log,
    ...options,
  });
}

/** Resolves once the search index is complete; before that it would take processor time from what is measured. */
export async function untilReady(): Promise<void> {
  while (Object.keys(operations.readiness.waits).length > 0) await wait(200);
}
