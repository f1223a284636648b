import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isSameSecret } from '../security/is-same-secret';
import { LOOPBACK } from '../settings/environment';
import { LOG_LEVELS } from '../settings/kinds';
import type { Operations } from './Operations';
import { PROMETHEUS_TYPE, prometheusText } from './prometheus-text';
import { readinessOf } from './readiness-of';

export interface OperationsServerOptions {
  readonly operations: Operations;
  /** This program's name in metrics. */
  readonly program: string;
  /** Required for all but liveness and readiness. @default requests from this machine only */
  readonly token: string | undefined;
}

interface Answer {
  readonly status: number;
  readonly body: string | object;
  readonly type?: string;
}

/** Load balancers have no token; the answers contain nothing that visitors could not find out. */
const OPEN = new Set(['/healthz', '/readyz']);

/** The operators' server, on a port of its own: liveness, readiness, metrics and log levels of all programs. */
export function operationsServer(options: OperationsServerOptions): Server {
  return createServer((request, response) => {
    void answer(request, options)
      .catch((error: unknown): Answer => ({ status: 500, body: `${String(error)}\n` }))
      .then((given) => send(response, given));
  });
}

async function answer(request: IncomingMessage, options: OperationsServerOptions): Promise<Answer> {
  const { operations, program } = options;
  const { pathname } = new URL(request.url ?? '/', 'http://operations');
  if (!OPEN.has(pathname) && !isAdmitted(request, options))
    return { status: 403, body: 'Send the OPERATIONS_TOKEN as "Authorization: Bearer …"\n' };
  const route = `${request.method} ${pathname}`;
  if (route === 'GET /healthz') return { status: 200, body: { status: 'ok' } };
  if (route === 'GET /readyz') {
    const { isReady, body } = readinessOf(await operations.reports(program, false));
    return { status: isReady ? 200 : 503, body };
  }
  if (route === 'GET /metrics') {
    const body = prometheusText(await operations.reports(program, true));
    return { status: 200, body, type: PROMETHEUS_TYPE };
  }
  if (route === 'PUT /log-level') return setLevel((await text(request)).trim(), operations);
  return { status: 404, body: 'There are GET /healthz, /readyz, /metrics, and PUT /log-level\n' };
}

/** Without a token, a page in a browser on this machine must not get in by a host name of its own (DNS rebinding). */
function isAdmitted({ headers }: IncomingMessage, { token }: OperationsServerOptions): boolean {
  if (token !== undefined) return isSameSecret(headers.authorization, `Bearer ${token}`);
  const host = (headers.host ?? '').replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return LOOPBACK.includes(host);
}

function setLevel(level: string, operations: Operations): Answer {
  const levels: readonly string[] = [...LOG_LEVELS, 'default'];
  if (!levels.includes(level))
    return { status: 400, body: `"${level.slice(0, 40)}" is no log level; send ${levels.join(', ')}\n` };
  operations.setLogLevel(level);
  return { status: 200, body: { level } };
}

function send(response: ServerResponse, { status, body, type }: Answer): void {
  const isText = typeof body === 'string';
  response.writeHead(status, {
    'content-type': type ?? (isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8'),
    'cache-control': 'no-store',
  });
  response.end(isText ? body : JSON.stringify(body));
}
