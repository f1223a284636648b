import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../server/http/http-error';
import { isSameSecret } from '../server/security/is-same-secret';
import { ProblemLog } from '../server/logs/problem-log';
import { BusyError, type DrawingPool } from './drawing/DrawingPool';
import { LostError } from './drawing/DrawingProcess';
import type { Drawn } from './drawing/messages';
import type { Metrics } from './Metrics';
import { packingOf } from './model/unpack';
import { modeOf, readRequest, type SsrRequest } from './ssr-request';

export interface SsrOptions {
  readonly pool: DrawingPool;
  readonly metrics: Metrics;
  /** Maximum bytes of a model, packed and unpacked. */
  readonly limit: number;
  /** The expected `X-SSR-Secret`; without it, anybody can send requests. */
  readonly secret?: string | undefined;
  /** Prefix of absolute addresses. */
  readonly origin: string;
  /** Whether the answer ends with the model for the application to start with. */
  readonly withState: boolean;
}

const SECRET = 'X-SSR-Secret';

/** `POST /ssr/<path of a page>`: the HTML that AEM writes into its page's `#spa-root` (remote content renderer). */
export function ssrRoute(app: FastifyInstance, options: SsrOptions): void {
  const { metrics, secret } = options;
  const problems = new ProblemLog((details, line) => app.log.warn(details, line));
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: options.limit }, (_request, body, done) =>
    done(null, body),
  );
  app.route({
    method: 'POST',
    url: '/ssr/*',
    // Checked before the body is read, so that forbidden requests cost little.
    onRequest: (request, _reply, done) => {
      if (secret !== undefined && !isSameSecret(request.headers[SECRET.toLowerCase()], secret)) {
        return done(new HttpError(403, `The header ${SECRET} does not match SSR_SECRET`));
      }
      readRequest(request);
      packingOf(request.headers['content-type'], request.headers['content-encoding']);
      done();
    },
    onResponse: (request, reply, done) => {
      metrics.answered(reply.statusCode, modeOf(request) ?? 'none', reply.elapsedTime / 1000);
      done();
    },
    handler: async (request, reply) => {
      const asked = readRequest(request);
      reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      // Authors' pages are drawn in the browser: the server's HTML has no editor elements.
      if (asked.mode !== 'DISABLED') return reply.send('');
      const drawn = await draw(options, asked, request, reply);
      problems.report(drawn.page, drawn.problems);
      metrics.drew(drawn.parseMs, drawn.drawMs, drawn.problems.length);
      const timing = `parse;dur=${drawn.parseMs.toFixed(1)}, draw;dur=${drawn.drawMs.toFixed(1)}`;
      return reply.header('server-timing', timing).send(Buffer.from(drawn.html));
    },
  });
}

/** @throws HttpError if there is no page to send */
async function draw(
  { pool, limit, origin, withState }: SsrOptions,
  { path, rootPath }: SsrRequest,
  { body, headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<Drawn> {
  const packing = packingOf(headers['content-type'], headers['content-encoding']);
  if (!Buffer.isBuffer(body) || body.length === 0) {
    throw new HttpError(400, "The body is missing; send the model of the hierarchy's root page");
  }
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  try {
    const job = { path, rootPath, body, packing, limit, origin, withState };
    const answer = await pool.draw(job, gone.signal);
    if ('html' in answer) return answer;
    throw new HttpError(answer.status, answer.message);
  } catch (error) {
    if (error instanceof BusyError) {
      reply.header('retry-after', '1');
      throw new HttpError(503, `${error.message}; try again, or increase SSR_PROCESSES and SSR_QUEUE`);
    }
    if (error instanceof LostError) {
      throw new HttpError(error.loss === 'time' ? 504 : 500, `${error.message}: ${path}`);
    }
    throw error;
  }
}
