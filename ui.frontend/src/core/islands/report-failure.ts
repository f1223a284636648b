import type { ReportFailure } from './start-islands';
import { tellVisitor } from './tell-visitor';

/**
 * Logs one line for a chunk that failed to load or threw, and tells the visitor. Webpack's ChunkLoadError has all
 * details in its message: `Loading chunk 7 failed.`, followed by the kind of failure and the URL in brackets.
 */
export const reportFailure: ReportFailure = (name, error, root) => {
  console.error(`island "${name}": ${String(error)}`);
  tellVisitor(root);
};
