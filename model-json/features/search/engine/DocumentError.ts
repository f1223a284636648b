/** A document that cannot be indexed; the message names the document and says what would be right. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly code = 'VEN_SEARCH_DOCUMENT';

  constructor(
    readonly id: string,
    message: string,
  ) {
    super(`document "${id}": ${message}`);
  }
}
