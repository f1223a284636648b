import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf } from '../logs/request-log';
import type { Drawers } from './Drawers';
import { forward, passOn } from './forward';

/** Timeout in milliseconds for a drawer's health check. */
const PATIENCE = 2000;

/**
 * `/healthz`: the health of a drawer, bypassing all queues. One that is too busy to answer at once counts as healthy;
 * without a drawer, 503.
 */
export async function sendHealth(
  drawers: Drawers,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const drawer = drawers.nextAfter();
  try {
    if (!drawer) return sendStatus(response, 503, 'starting');
    const order = {
      request,
      id: requestIdOf(request),
      gone: AbortSignal.timeout(PATIENCE),
      hasDictionary: false,
    };
    passOn(await forward(order, drawer), response);
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
