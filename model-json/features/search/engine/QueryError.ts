/** A query that cannot be answered; the message says what would be right. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
  readonly code = 'VEN_SEARCH_QUERY';

  /** @param field the part of the query that is wrong, `ranges.motorPower` */
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(`${field}: ${message}`);
  }
}
