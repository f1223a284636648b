import type { Logger } from '../../repository/Repository';
import { applySteps, type Trees } from './apply-steps';
import { reconcile } from './reconcile';

/** Removes from publish what author deleted or unpublished, and logs it; if that is a large part, it is only logged. */
export async function removeGhosts(trees: Trees, log: Logger): Promise<void> {
  const { ghosts, areTooMany } = reconcile(trees);
  if (ghosts.length === 0) return;
  const paths = ghosts.join(', ');
  if (areTooMany) {
    log.warn(
      `Publishing: publish has much that author does not: ${paths}. Is author's content complete? If it is, unpublish these paths`,
    );
    return;
  }
  await applySteps(
    trees,
    ghosts.map((path) => ({ remove: path })),
  );
  log.warn(`Publishing: removed from publish, since author deleted or unpublished it: ${paths}`);
}
