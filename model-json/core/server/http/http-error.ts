import { t } from '../../../../shared/authoring/language/t';

/** An answer without content; the error handler turns it into a page, JSON or a line of text. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code = 'VEN_HTTP';

  /**
   * @param message for the log and for JSON clients; must not reveal secrets
   * @param options the error behind it, whose code is counted
   */
  constructor(
    readonly statusCode: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const notFound = (): HttpError => new HttpError(404, t(t('There is nothing at this address')));
