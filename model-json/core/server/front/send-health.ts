import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf } from '../logs/request-log';
import type { Drawers } from './Drawers';
import { forward, passOn } from './forward';

/** Milliseconds for a drawer to say how it is. */
const PATIENCE = 2000;

/**
 * `/healthz`: what a drawer says of itself, beside all queues. One that is at work and does not answer at once is well;
 * without one, 503.
 */
export async function sendHealth(
  drawers: Drawers,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const drawer = drawers.nextAfter();
  try {
    if (!drawer) return sendStatus(response, 503, 'starting');
    passOn(await forward(request, drawer, requestIdOf(request), AbortSignal.timeout(PATIENCE)), response);
  } catch {
    if (!response.destroyed) sendStatus(response, 200, 'busy');
  }
}

function sendStatus(response: ServerResponse, code: number, status: string): void {
  response.writeHead(code, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify({ status, runMode: 'publish' }));
}
