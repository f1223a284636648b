import { SlingError, slingError, STOPPED } from './SlingError';
import { t } from '../../../../../shared/authoring/language/t';

export type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

const TIMEOUT = 15_000;
/** Delays before the second and third attempt. */
const PAUSES = [200, 800];

/** Timeout for a server that accepts a request but does not answer. */
class SilentServer extends SlingError {
  constructor() {
    super(
      0,
      t(
        'The server has not answered for {value} seconds. Wait a moment, then try again; if it still does not answer, tell its operator.',
        { value: TIMEOUT / 1000 },
      ),
    );
  }
}

/**
 * An idempotent request: retried if the server cannot be reached, but not after a timeout, which would take as long
 * again.
 *
 * @param stop cancels it
 */
export async function get(
  fetch: Fetch,
  address: string,
  { pauses = PAUSES, stop }: { pauses?: readonly number[]; stop?: AbortSignal } = {},
): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await send(fetch, address, { headers: { Accept: 'application/json' } }, stop);
    } catch (error) {
      const pause = pauses[attempt];
      if (!(error instanceof SlingError && error.isAway) || error.isSignedOut) throw error;
      if (error instanceof SilentServer) throw error;
      if (pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/**
 * A single request, never retried.
 *
 * @throws SlingError for every status but 2xx, and with status 0 if there is no response
 */
export async function send(
  fetch: Fetch,
  address: string,
  init: RequestInit,
  stop?: AbortSignal,
): Promise<Response> {
  const response = await Promise.race([answer(fetch, address, init), stopped(stop)]);
  if (response.ok) return response;
  throw slingError(response.status, await reasonOf(response));
}

async function answer(fetch: Fetch, address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, {
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
      ...init,
    });
  } catch (error) {
    throw isLate(error) ? new SilentServer() : slingError(0);
  }
}

const isLate = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

/** Rejects when the request is cancelled. */
const stopped = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const fail = () => reject(slingError(STOPPED));
    if (signal?.aborted) fail();
    signal?.addEventListener('abort', fail, { once: true });
  });

/** Sling's reason in a failed post: `status.message` as JSON. */
async function reasonOf(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  try {
    const { 'status.message': said, message }: Record<string, unknown> = JSON.parse(text);
    return String(said ?? message ?? '').slice(0, 300);
  } catch {
    return text.slice(0, 300);
  }
}

/** JSON of a successful response; anything else came from an intermediary (a proxy, a login page). */
export async function jsonOf<T>(response: Response): Promise<T> {
  try {
    const body: T = await response.json();
    return body;
  } catch (error) {
    if (isLate(error)) throw new SilentServer();
    throw new SlingError(
      0,
      t('A proxy or login page answered instead of the server. Sign in again or reload.'),
    );
  }
}
