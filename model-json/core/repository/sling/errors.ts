import { messageOf } from '../../../../shared/checked/error-parts';

/** Sling cannot be reached, or is starting. If it went away before it answered a change, that may be stored. */
export class SlingAwayError extends Error {
  override readonly name = 'SlingAwayError';
  readonly code = 'VEN_SLING_AWAY';

  /** @param why the network's error, or a status */
  constructor(where: string, why: unknown) {
    const reason = typeof why === 'number' ? `answers ${why}` : causeOf(why);
    super(`Sling at ${where} cannot be reached (${reason}); repeat the change when it is back`, {
      cause: why,
    });
  }

  /** For a later request, which is not even tried. */
  static again(where: string, why: unknown): SlingAwayError {
    return new SlingAwayError(where, why instanceof SlingAwayError ? why.cause : why);
  }
}

/** Sling answers, but refuses a request. Nothing was changed. */
export class SlingRefusalError extends Error {
  override readonly name = 'SlingRefusalError';
  readonly code = 'VEN_SLING_REFUSED';

  constructor(what: string, why: string) {
    super(`Sling refuses ${what}: ${why}`);
  }
}

/** A Sling that cannot hold the content. */
export class SlingSetupError extends Error {
  override readonly name = 'SlingSetupError';
  readonly code = 'VEN_SLING_SETUP';
}

/** `fetch failed` says less than its cause. */
const causeOf = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined ? messageOf(error.cause) : messageOf(error);
