import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { posts } from '../../http/posts';
import { checkSender } from '../../security/csrf/check-sender';
import type { CsrfTokens } from '../../security/csrf/CsrfTokens';
import type { Parameters } from '../../sling-post/Parameters';
import { readParameters } from '../../sling-post/read-parameters';
import type { Access } from '../rights/access';

/**
 * A route for a form of the account screens.
 *
 * @param handler gets the form; `check` throws unless it was sent by our own page, to the one who holds what the page was made for
 */
export function formPost(
  app: FastifyInstance,
  url: string,
  access: Access,
  handler: (form: Parameters, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  posts(app, (scope) => {
    scope.post(url, { config: { access } }, async (request, reply) =>
      handler(await readParameters(request.raw), request, reply),
    );
  });
}

/** @throws HttpError 403 with the reason */
export function checkForm(
  request: FastifyRequest,
  form: Parameters,
  csrf: CsrfTokens,
  authorOrigin: string | undefined,
  holder?: string,
): void {
  checkSender(request, form.get(':cq_csrf_token'), csrf, authorOrigin, holder);
}
