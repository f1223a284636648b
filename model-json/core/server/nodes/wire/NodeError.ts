/** A publish node does not answer as expected. The changes for it wait and are sent again. */
export class NodeError extends Error {
  override readonly name = 'NodeError';
  readonly code = 'VEN_PUBLISH_NODE';
}
