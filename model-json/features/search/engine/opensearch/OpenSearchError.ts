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

/** Nodes restart, elect and move shards, or have too much to do. */
const PASSING = new Set([429, 502, 503, 504]);
/** A node that another one has just lost; OpenSearch calls that an internal error, status 500. */
const LOST_NODE =
  /^(?:node_(?:dis|not_)connected|node_closed|connect_transport|receive_timeout_transport)_exception$/;

/** Whether another attempt may succeed. @param type OpenSearch's name for what went wrong, if it says one */
export const isPassing = (status: number, type: string | undefined): boolean =>
  PASSING.has(status) || (type !== undefined && LOST_NODE.test(type));
