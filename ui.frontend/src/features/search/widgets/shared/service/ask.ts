import { atHome } from './at-home';
import { ServiceError } from './ServiceError';

export interface AskOptions {
  /** Aborts it for a newer request. */
  signal: AbortSignal;
  /** Timeout, ms. @default 8000 */
  timeout?: number;
  /** Number of retries after a network or server error. @default 1 */
  retries?: number;
}

/** Delay before a retry, ms. */
const rest = 300;

/**
 * Fetches JSON from the service. Lost connections and server errors are often temporary, so the request is retried; other error
 * statuses are final. Addresses in the response are resolved for this page, wherever the service is.
 * @throws ServiceError; the signal's reason if aborted
 */
export async function ask<T>(address: string, options: AskOptions): Promise<T> {
  const { signal, retries = 1 } = options;
  for (let left = retries; ; left -= 1) {
    try {
      return atHome(await once<T>(address, options), address);
    } catch (error) {
      signal.throwIfAborted();
      if (left <= 0 || !isMomentary(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, rest));
      signal.throwIfAborted();
    }
  }
}

const isMomentary = (error: unknown): boolean =>
  error instanceof ServiceError && (error.failure === 'offline' || (error.status ?? 0) >= 500);

async function once<T>(address: string, { signal, timeout = 8000 }: AskOptions): Promise<T> {
  const stop = new AbortController();
  const give = () => stop.abort();
  signal.throwIfAborted();
  signal.addEventListener('abort', give);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop.abort();
  }, timeout);
  const failed = (failure: 'offline' | 'garbled') => new ServiceError(isLate ? 'timeout' : failure, address);
  try {
    const answer = await fetch(address, {
      signal: stop.signal,
      headers: { accept: 'application/json' },
    }).catch(() => {
      throw failed('offline');
    });
    if (!answer.ok) throw new ServiceError('refused', address, answer.status);
    return await (answer.json() as Promise<T>).catch(() => {
      throw failed('garbled');
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', give);
  }
}
