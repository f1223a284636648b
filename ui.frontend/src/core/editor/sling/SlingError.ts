import { t } from '../../../../../shared/authoring/language/t';

/** The client closed the request, as web servers log it. */
export const STOPPED = 499;

/** A failed request to the author server. `message` is a sentence for authors, with what to do. */
export class SlingError extends Error {
  override readonly name = 'SlingError';

  /**
   * @param status HTTP status; 0 if there was no response
   * @param said the server's own reason; empty if it gave none
   */
  constructor(
    readonly status: number,
    message: string,
    readonly said = '',
  ) {
    super(message);
  }

  /** Whether the request did not get through: retrying later may succeed. */
  get isAway(): boolean {
    return this.isSignedOut || [0, 502, 503, 504].includes(this.status);
  }

  /** Whether the author's session has ended: a retry succeeds once they have signed in again. */
  get isSignedOut(): boolean {
    return this.status === 401;
  }

  /** Whether the author cancelled the request. */
  get isStopped(): boolean {
    return this.status === STOPPED;
  }

  /** Whether the page was changed since the version that the request named. */
  get isStale(): boolean {
    return this.status === 412;
  }
}

/** What each status means to an author. `said`: the reason given by the server. */
export function slingError(status: number, said = ''): SlingError {
  const reason = /^\s*</.test(said) ? '' : said;
  const sentence = sentences[status] ?? unexpected(status);
  return new SlingError(
    status,
    reason ? `${sentence} ${t('The server says: {reason}', { reason })}` : sentence,
    reason,
  );
}

const sentences: Readonly<Record<number, string>> = {
  0: t('The server does not answer. Check the connection.'),
  401: t('You are no longer signed in. Sign in again in another window, then try again.'),
  403: t('You may not change this. Ask the person who manages access to this page.'),
  404: t('This no longer exists. Reload the page to see the current state.'),
  405: t('Nothing can be saved here.'),
  409: t('This does not fit the current content.'),
  412: t('Someone else has changed the page in the meantime.'),
  413: t('This is too large to save. Make it shorter, or store large files as assets.'),
  423: t('The page is locked. Ask its owner to unlock it.'),
  429: t('The server is busy. Wait a moment, then try again.'),
  499: t('You stopped waiting. Nothing was changed.'),
  507: t('The server has no space left. Tell its operator.'),
};

const unexpected = (status: number) =>
  status < 500
    ? t('The server refused this ({status}).', { status })
    : t('The server failed ({status}). Try again; if it fails again, tell the operator.', { status });
