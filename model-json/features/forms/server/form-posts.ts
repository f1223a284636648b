import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../../core/server/http/http-error';
import type { Instance } from '../../../core/server/Instance';
import { clientKey } from '../../../core/server/security/client-key';
import { postForm } from './post-form';
import { RateLimit } from './RateLimit';

const WINDOW_MS = 600_000;
/** Posts in the window that are taken. An office may share one address. */
const TAKEN = 30;
/** Posts in the window that are still answered with the form and what was typed. */
const ANSWERED = 120;

/** Forms of published pages: `POST` to the page. */
export function formPosts(app: FastifyInstance, instance: Instance): void {
  const limit = new RateLimit({ windowMs: WINDOW_MS, maxClients: 10_000 });
  void app.register(async (scope) => {
    // The handler reads the body, once it knows that there is a form.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
    scope.post('/*', async (request, reply) => {
      const count = limit.count(clientKey(request, instance.isTrustedProxy));
      if (count > ANSWERED) {
        reply.header('retry-after', '600');
        throw new HttpError(429, 'Too many messages have come from your connection. Wait ten minutes');
      }
      return postForm(instance, request, reply, count > TAKEN);
    });
  });
}
