import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkSender, TOKEN_ADDRESS } from './csrf/check-sender';
import { CsrfTokens } from './csrf/CsrfTokens';
import { HttpError } from './http-error';
import type { Instance } from './Instance';
import { readRoute } from './read-route';
import { decodePath } from './sling-url';
import type { Parameters } from './sling-post/Parameters';
import { readParameters } from './sling-post/read-parameters';
import { runPost } from './sling-post/run-post';
import { sendAnswer } from './sling-post/send-answer';

const SANE_ID = /^[\w.:-]{1,100}$/;

/** What authors change, and the tokens they need for it. */
export function authorWrites(app: FastifyInstance, instance: Instance): void {
  const tokens = new CsrfTokens();
  readRoute(app, TOKEN_ADDRESS, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ token: tokens.issue() }),
  );

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
    scope.post('/*', async (request, reply) => {
      let parameters: Parameters | undefined;
      try {
        parameters = await readParameters(request.raw);
        const token = headerOf(request, 'csrf-token') ?? parameters.get(':cq_csrf_token');
        checkSender(request, token, tokens);
        const expectedVersion = headerOf(request, 'if-content-version');
        const by = headerOf(request, 'editor-id');
        const answer = await runPost(instance.repository, {
          path: decodePath(request.raw.url ?? '/'),
          parameters,
          ...(expectedVersion !== undefined && { expectedVersion }),
          ...(by !== undefined && SANE_ID.test(by) && { by }),
        });
        return sendAnswer(answer, parameters, request, reply);
      } catch (error) {
        const status = statusOf(error);
        if (status >= 500) throw error;
        const message = (error as Error).message;
        const [path = '/'] = (request.raw.url ?? '/').split('?');
        return sendAnswer(
          { path, status, message, isCreate: false, changes: [] },
          parameters,
          request,
          reply,
        );
      }
    });
  });
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

const statusOf = (error: unknown): number =>
  error instanceof HttpError ? error.statusCode : ((error as { statusCode?: number }).statusCode ?? 500);
