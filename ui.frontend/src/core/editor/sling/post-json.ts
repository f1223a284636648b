import { CsrfToken } from './csrf-token';
import { jsonOf, send } from './request';

const fetchHere: typeof fetch = (...request) => window.fetch(...request);
const csrf = new CsrfToken(fetchHere);

/**
 * Posts JSON with the CSRF token; once more if the token has expired.
 *
 * @throws SlingError if it was refused
 */
export const postJson = <T>(address: string, body: object): Promise<T> =>
  csrf.sent(async (token) =>
    jsonOf<T>(
      await send(fetchHere, address, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'CSRF-Token': token },
      }),
    ),
  );
