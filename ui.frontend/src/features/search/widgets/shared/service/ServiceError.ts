/** Why a request failed: no connection, a timeout, an error status (`status`), or invalid JSON. */
export type Failure = 'offline' | 'timeout' | 'refused' | 'garbled';

/** A failed request. An aborted one is an AbortError instead. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  constructor(
    readonly failure: Failure,
    address: string,
    readonly status?: number,
  ) {
    super(`${address}: ${failure}${status ? ` (${status})` : ''}`);
  }
}
