/** The search does not answer at the moment; pages are shown without results until it does. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
  readonly code = 'VEN_SEARCH_UNAVAILABLE';
  readonly statusCode = 503;
}
