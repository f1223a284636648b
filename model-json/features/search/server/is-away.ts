import { HttpError } from '../../../core/server/http/http-error';
import { UnavailableError } from '../engine/UnavailableError';

/** Seconds after which clients may ask again. */
export const RETRY_AFTER_S = 2;

/** Whether the search cannot answer now but will: its first index is being built, or a cluster does not answer. */
export const isAway = (error: unknown): error is HttpError | UnavailableError =>
  error instanceof UnavailableError || (error instanceof HttpError && error.statusCode === 503);
