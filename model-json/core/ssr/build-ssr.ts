import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
} from 'fastify';
import { HttpError } from '../server/http/http-error';
import { HttpServers } from '../server/http/http-servers';
import { noSchemas } from '../server/no-schemas';
import { requestIdOf, requestLog } from '../server/logs/request-log';
import { DrawingPool } from './drawing/DrawingPool';
import { healthRoutes } from './health-routes';
import { Metrics } from './Metrics';
import { tooLarge } from './model/unpack';
import { ssrRoute } from './ssr-route';
import type { SsrSettings } from './ssr-settings';

/** The service that draws pages for AEM. */
export interface SsrService {
  readonly app: FastifyInstance;
  /** Makes `/readyz` report that no more requests should be sent. */
  drain(): void;
}

/** @param renderer the built renderer, `dist/server.js` */
export function buildSsr(settings: SsrSettings, renderer: string, log: FastifyBaseLogger): SsrService {
  const metrics = new Metrics();
  const pool = new DrawingPool({
    renderer,
    heap: settings.SSR_HEAP,
    processes: settings.SSR_PROCESSES,
    queue: settings.SSR_QUEUE,
    timeout: settings.SSR_TIMEOUT,
    onLost: (reason, lastWords) => {
      metrics.restarted(reason);
      log.error(
        { reason, lastWords },
        `A process that draws pages ended (${reason}); another one replaces it`,
      );
    },
  });
  metrics.watch(pool);
  let isDraining = false;
  const limit = settings.SSR_MAX_MODEL * 1e6;
  const servers = new HttpServers();
  const app = fastify({
    schemaController: noSchemas,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: requestIdOf,
    forceCloseConnections: 'idle',
    bodyLimit: limit,
    routerOptions: { maxParamLength: 2048 },
    serverFactory: servers.create,
  });
  servers.endWith(app);
  app.removeAllContentTypeParsers();
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500, message } =
      error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge(limit) : error;
    request.log[statusCode < 500 ? 'warn' : 'error'](message);
    // AEM logs this line.
    return reply.code(statusCode).type('text/plain; charset=utf-8').send(`${message}\n`);
  });
  app.setNotFoundHandler(({ method }, reply) => {
    reply.header('allow', 'POST');
    const error = new HttpError(404, `${method} is not supported here; send POST /ssr/<path of a page>`);
    return reply.code(error.statusCode).type('text/plain; charset=utf-8').send(`${error.message}\n`);
  });
  requestLog(app);
  healthRoutes(app, () => (isDraining ? 'draining' : pool.isReady ? 'ready' : 'starting'), metrics);
  ssrRoute(app, {
    pool,
    metrics,
    limit,
    secret: settings.SSR_SECRET,
    origin: settings.PUBLIC_ORIGIN ?? '',
    withState: settings.SSR_STATE === 'page',
  });
  app.addHook('onClose', async () => pool.close());
  return { app, drain: () => void (isDraining = true) };
}
