import type { ContentTree } from '../../selection/content-tree';
import { afterRemoval } from '../../selection/walk';
import type { WorkbenchWithActions } from '../../selection/Workbench';

/**
 * Undo or redo, with what it changed selected; where that is gone, what stood beside it.
 *
 * @param onMoved called with the address that the page has since, where that was the step
 */
export async function takeBack(
  bench: WorkbenchWithActions,
  step: 'undo' | 'redo',
  onMoved: (path: string) => void,
): Promise<void> {
  const { session, doors, actions, tree, selection } = bench;
  const label = session.getState()[step];
  if (label === undefined) return doors.announce(`There is nothing to ${step}.`);
  const before = { tree: tree.get(), paths: selection.get().paths };
  const outcome = await session[step]();
  // Held down, the key asks for more than there was.
  if (!outcome.done && outcome.reason === 'nothing') doors.announce(outcome.message);
  if (!outcome.done) return;
  doors.announce(`${step === 'undo' ? 'Undone' : 'Done again'}: ${label}.`);
  if (outcome.page !== undefined) return onMoved(outcome.page);
  const isThere = (path: string) => tree.get().has(path);
  const stay = [outcome.paths, before.paths]
    .map((paths) => paths.filter(isThere))
    .find(({ length }) => length > 0);
  const next = stay ?? besides(before, isThere);
  if (next.length > 0) actions.focus(next);
}

/** What stood beside something that is gone, or around it. */
function besides(
  { tree, paths }: { tree: ContentTree; paths: readonly string[] },
  isThere: (path: string) => boolean,
): readonly string[] {
  const next = afterRemoval(tree, paths);
  if (next === undefined || isThere(next)) return next === undefined ? [] : [next];
  return besides({ tree, paths: [...paths, next] }, isThere);
}
