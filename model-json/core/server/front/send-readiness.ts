import type { ServerResponse } from 'node:http';
import { operations } from '../operations/Operations';
import { readinessOf } from '../operations/readiness-of';

/** `/readyz` of publish: whether its drawers have read the content and built their search index. */
export async function sendReadiness(response: ServerResponse): Promise<void> {
  const { isReady, body } = readinessOf(await operations.reports('publish', false));
  if (response.destroyed) return;
  response.writeHead(isReady ? 200 : 503, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}
