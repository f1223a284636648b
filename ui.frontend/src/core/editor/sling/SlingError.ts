/** Nobody waited for the answer, as servers note it. */
export const STOPPED = 499;

/** What the author server, or the way to it, refused. `message` is a sentence for authors, with what to do. */
export class SlingError extends Error {
  override readonly name = 'SlingError';

  /** @param status HTTP status; 0 where no answer came */
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }

  /** Whether nothing answered that knows the content: trying again later may well do. */
  get isAway(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504;
  }

  /** Whether the author himself did not want to wait any longer. */
  get isStopped(): boolean {
    return this.status === STOPPED;
  }

  /** Whether the page was changed since the version that the request named. */
  get isStale(): boolean {
    return this.status === 412;
  }
}

/** What each status means to an author. `said`: what the server gave as its reason. */
export function slingError(status: number, said = ''): SlingError {
  const reason = said && !/^\s*</.test(said) ? ` The server says: ${said}` : '';
  return new SlingError(status, `${sentences[status] ?? unexpected(status)}${reason}`);
}

const sentences: Readonly<Record<number, string>> = {
  0: 'The server does not answer. Check the connection.',
  401: 'You are no longer signed in. Sign in again in another tab, then repeat this.',
  403: 'You may not change this. Ask the person who manages access to this page.',
  404: 'This is no longer there. Reload the page to see what is.',
  405: 'Nothing can be written here.',
  409: 'This does not fit what is there now.',
  412: 'The page was changed in between.',
  413: 'This is too large to be saved. Make it shorter, or store large files as assets.',
  423: 'The page is locked. Ask its owner to unlock it.',
  429: 'The server is busy. Wait a moment, then repeat this.',
  499: 'You stopped waiting. Nothing was changed.',
  507: 'The server has no space left. Tell its operator.',
};

const unexpected = (status: number) =>
  status < 500
    ? `The server refused this (${status}).`
    : `The server failed (${status}). Repeat this; if it fails again, tell the operator.`;
