/** Why the service gave nothing: no line, no answer in time, an answer that says no (`status`), one that is no JSON. */
export type Failure = 'offline' | 'timeout' | 'refused' | 'garbled';

/** A question that was not answered. One that was given up on purpose is an AbortError instead. */
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
