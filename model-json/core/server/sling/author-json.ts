import { Body, SENT_ONCE } from '../http/Body';
import { notFound } from '../http/http-error';
import { sendBody } from '../http/send-body';
import type { Asked, Handler } from './Handler';

/** What authors are told about a resource; undefined if nothing is known of such a one, which is answered with 404. */
export type AuthorAnswer = (asked: Asked) => object | undefined;

/** The row of an answer: `<resource>.<selector>.json`, for authors only. It takes no further selectors, and no suffix. */
export const authorJson = (selector: string, answer: AuthorAnswer): Handler => ({
  selector,
  extension: 'json',
  async send(asked) {
    const { instance, url, request, reply } = asked;
    if (instance.runMode === 'publish' || url.selectors.length > 1 || url.suffix !== undefined)
      throw notFound();
    const told = answer(asked);
    if (!told) throw notFound();
    const body = new Body(JSON.stringify(told), 'application/json; charset=utf-8', SENT_ONCE);
    return sendBody(request, reply.header('cache-control', 'private, no-cache'), body);
  },
});
