import type { WorkbenchWithActions } from '../selection/Workbench';

/**
 * Undo or redo, with what it changed selected.
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
  const outcome = await session[step]();
  // Held down, the key asks for more than there was.
  if (!outcome.done && outcome.reason === 'nothing') doors.announce(outcome.message);
  if (!outcome.done) return;
  doors.announce(`${step === 'undo' ? 'Undone' : 'Done again'}: ${label}.`);
  if (outcome.page !== undefined) return onMoved(outcome.page);
  const there = outcome.paths.filter((path) => tree.get().has(path));
  const stay = there.length > 0 ? there : selection.get().paths;
  if (stay.length > 0) actions.focus(stay);
}
