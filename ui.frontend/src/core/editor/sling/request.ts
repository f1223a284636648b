import { SlingError, slingError, STOPPED } from './SlingError';

export type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

const TIMEOUT = 15_000;
/** Waits before the second and the third try. */
const PAUSES = [200, 800];

/** A server that takes a question and does not answer it. */
class SilentServer extends SlingError {
  constructor() {
    super(
      0,
      `The server has not answered for ${TIMEOUT / 1000} seconds. Wait a moment, then repeat this; if it stays silent, tell its operator.`,
    );
  }
}

/**
 * Something that can be read twice: tried again where nothing answers, but not where the server is silent, which would
 * take as long again.
 *
 * @param stop ends it when nobody waits any longer
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
      if (!(error instanceof SlingError && error.isAway) || error instanceof SilentServer) throw error;
      if (pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/**
 * One request; never repeated.
 *
 * @throws SlingError for every status but 2xx, and with status 0 for no answer
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

/** Fails when nobody waits any longer. */
const stopped = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const fail = () => reject(slingError(STOPPED));
    if (signal?.aborted) fail();
    signal?.addEventListener('abort', fail, { once: true });
  });

/** Sling's answer to a post: `status.message` as JSON. */
async function reasonOf(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  try {
    const { 'status.message': said, message } = JSON.parse(text) as Record<string, unknown>;
    return String(said ?? message ?? '').slice(0, 300);
  } catch {
    return text.slice(0, 300);
  }
}

/** JSON of an answer that said it was fine; one that is no JSON came from something in between (a proxy, a login page). */
export async function jsonOf<T>(response: Response): Promise<T> {
  try {
    return (await response.json()) as T;
  } catch (error) {
    if (isLate(error)) throw new SilentServer();
    throw new SlingError(
      0,
      'Something between you and the server answered in its place. Sign in again or reload.',
    );
  }
}
