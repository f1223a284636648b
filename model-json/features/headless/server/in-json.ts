import type { Answering } from '../../../core/server/assets/api/guard';
import { asHttpError } from '../../../core/server/http/as-http-error';

/** Answers errors as programs read them, whatever the address ends in. */
export const inJson =
  (answer: Answering): Answering =>
  async (request, reply) => {
    try {
      return await answer(request, reply);
    } catch (error) {
      const { statusCode: status, message } = asHttpError(error) ?? {};
      if (status === undefined) throw error;
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify({ status, message }));
    }
  };
