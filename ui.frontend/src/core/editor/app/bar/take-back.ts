import type { ContentTree } from '../../selection/content-tree';
import { afterRemoval } from '../../selection/walk';
import type { WorkbenchWithActions } from '../../selection/Workbench';
import { t } from '../../../../../../shared/authoring/language/t';

/**
 * Undoes or redoes a step and selects what it changed or, if that is gone, its neighbour.
 * @param onMoved called with the page's new address if the step moved the page
 */
export async function takeBack(
  bench: WorkbenchWithActions,
  step: 'undo' | 'redo',
  onMoved: (path: string) => void,
): Promise<void> {
  const { session, shell, actions, tree, selection } = bench;
  const label = session.getState()[step];
  if (label === undefined)
    return shell.announce(step === 'undo' ? t('There is nothing to undo.') : t('There is nothing to redo.'));
  const before = { tree: tree.get(), paths: selection.get().paths };
  const outcome = await session[step]();
  // A key held down repeats past the end of the history.
  if (!outcome.done && outcome.reason === 'nothing') shell.announce(outcome.message);
  if (!outcome.done) return;
  shell.announce(step === 'undo' ? t('Undone: {label}.', { label }) : t('Redone: {label}.', { label }));
  if (outcome.page !== undefined) return onMoved(outcome.page);
  const isThere = (path: string) => tree.get().has(path);
  const stay = [outcome.paths, before.paths]
    .map((paths) => paths.filter(isThere))
    .find(({ length }) => length > 0);
  const next = stay ?? besides(before, isThere);
  if (next.length > 0) actions.focus(next);
}

/** The neighbour of a removed item or, if it is gone too, the next one outwards. */
function besides(
  { tree, paths }: { tree: ContentTree; paths: readonly string[] },
  isThere: (path: string) => boolean,
): readonly string[] {
  const next = afterRemoval(tree, paths);
  if (next === undefined || isThere(next)) return next === undefined ? [] : [next];
  return besides({ tree, paths: [...paths, next] }, isThere);
}
