import type { ReportFailure } from './start-islands';
import { tellVisitor } from './tell-visitor';

/**
 * One line for a chunk that could not be had or threw, and a note for the visitor. Webpack's ChunkLoadError says it all
 * in its message: `Loading chunk 7 failed.`, then in brackets the kind of failure and the address.
 */
export const reportFailure: ReportFailure = (name, error, root) => {
  console.error(
    `island "${name}": ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`,
  );
  tellVisitor(root);
};
