import { CsrfToken } from './csrf-token';
import { jsonOf, send } from './request';
import { SlingError } from './SlingError';

const fetchHere: typeof fetch = (...request) => window.fetch(...request);
const csrf = new CsrfToken(fetchHere);

/**
 * Posts JSON with the CSRF token; once more if the token has expired.
 *
 * @throws SlingError if it was refused
 */
export async function postJson<T>(address: string, body: object): Promise<T> {
  const once = async () =>
    send(fetchHere, address, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'CSRF-Token': await csrf.value(),
      },
    });
  try {
    return await jsonOf<T>(await once());
  } catch (error) {
    if (!(error instanceof SlingError) || error.status !== 403) throw error;
    csrf.refuse();
    return jsonOf<T>(await once());
  }
}
