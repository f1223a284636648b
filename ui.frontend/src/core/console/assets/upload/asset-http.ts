import { CsrfToken, send, slingError } from '../../http/sling';
import { t } from '../../../../../../shared/authoring/language/t';

const csrf = new CsrfToken((address, init) => window.fetch(address, init));

/** Requests of the Assets HTTP API that are not forms. */
export const assetHttp = {
  /** @throws SlingError */
  async send(
    method: string,
    address: string,
    headers: Readonly<Record<string, string>> = {},
    body?: BodyInit,
  ) {
    const token = await csrf.value();
    return send((url, init) => window.fetch(url, init), address, {
      method,
      headers: { 'CSRF-Token': token, Accept: 'application/json', ...headers },
      ...(body !== undefined && { body }),
    }).catch((error: unknown) => {
      csrf.refuse();
      throw error;
    });
  },

  /**
   * Sends bytes. Only this older interface tells how many have left.
   *
   * @param onSent called with the bytes sent so far
   * @throws SlingError; a DOMException if `signal` aborts it
   */
  async put(
    address: string,
    bytes: Blob,
    signal: AbortSignal,
    onSent: (bytes: number) => void,
  ): Promise<void> {
    const token = await csrf.value();
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('PUT', address);
      request.setRequestHeader('CSRF-Token', token);
      request.setRequestHeader('Content-Type', 'application/octet-stream');
      request.upload.onprogress = ({ loaded }) => onSent(loaded);
      request.onload = () => {
        if (request.status < 300) return resolve();
        if (request.status === 403) csrf.refuse();
        reject(slingError(request.status, saidIn(request.responseText)));
      };
      request.onerror = () => reject(slingError(0));
      request.onabort = () => reject(new DOMException(t('Cancelled'), 'AbortError'));
      signal.addEventListener('abort', () => request.abort(), { once: true });
      request.send(bytes);
    });
  },
};

/** The message of an answer (`properties.status.message`). */
export function saidIn(text: string): string {
  try {
    const answer = JSON.parse(text) as { properties?: Record<string, unknown> };
    return String(answer.properties?.['status.message'] ?? '');
  } catch {
    return '';
  }
}
