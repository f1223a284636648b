/** OpenSearch refused a request. */
export class OpenSearchError extends Error {
  override readonly name = 'OpenSearchError';
  readonly code = 'VEN_OPENSEARCH';

  /** @param type OpenSearch's name for it, `index_not_found_exception` */
  constructor(
    readonly status: number,
    readonly type: string,
    message: string,
  ) {
    super(message);
  }
}
