import { CsrfToken } from './csrf-token';
import { jsonOf, send } from './request';

const fetchHere: typeof fetch = (...request) => window.fetch(...request);
const csrf = new CsrfToken(fetchHere);

/**
 * Posts something that is no form, with the CSRF token; once more if the token has expired.
 *
 * @param type media type of the body
 * @throws SlingError if it was refused
 */
export const postBody = <T>(
  address: string,
  type: string,
  body: BodyInit,
  signal?: AbortSignal,
): Promise<T> =>
  csrf.sent(async (token) =>
    jsonOf<T>(
      await send(fetchHere, address, {
        method: 'POST',
        body,
        ...(signal && { signal }),
        headers: { Accept: 'application/json', 'Content-Type': type, 'CSRF-Token': token },
      }),
    ),
  );

/** @throws SlingError if it was refused */
export const postJson = <T>(address: string, body: object): Promise<T> =>
  postBody(address, 'application/json', JSON.stringify(body));
