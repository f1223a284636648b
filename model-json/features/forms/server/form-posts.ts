import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../../core/server/http/http-error';
import { posts } from '../../../core/server/http/posts';
import type { Instance } from '../../../core/server/Instance';
import { POSTS_WINDOW } from '../../../core/server/security/PostCounts';
import { postForm } from './post-form';

/** Number of posts accepted per window. An office may share one address. */
const TAKEN = 30;
/** Number of posts per window still answered with the form and the input. */
const ANSWERED = 120;

/** Forms of published pages: `POST` to the page. */
export function formPosts(app: FastifyInstance, instance: Instance): void {
  posts(app, (scope) => {
    scope.post('/*', async (request, reply) => {
      const count = instance.posts.count(request.raw);
      if (count > ANSWERED) {
        reply.header('retry-after', String(POSTS_WINDOW / 1000));
        throw new HttpError(429, 'Too many messages have come from your connection. Wait ten minutes');
      }
      return postForm(instance, request, reply, count > TAKEN);
    });
  });
}
