import type { KeyCommand } from './keys';
import type { WorkbenchWithActions } from '../Workbench';

/** Carries out a key's action on the selection. */
export function runKey(command: KeyCommand, bench: WorkbenchWithActions): void {
  const { selection, tree, actions, doors, locks } = bench;
  const item = tree.get().get(selection.get().paths.at(-1) ?? '');
  const lock = item && locks.ofWords(item.path);
  switch (command.do) {
    case 'walk':
      return actions.step(command.step);
    case 'shift':
      return void actions.shift(command.step);
    case 'delete':
      return void actions.remove();
    case 'copy':
      return actions.copy('copy');
    case 'cut':
      return actions.copy('move');
    case 'paste':
      return void actions.paste();
    case 'insert':
      return actions.pick(item?.isContainer && item.children.length === 0 ? 'into' : 'after');
    case 'help':
      return doors.showShortcuts();
    case 'edit':
      if (!item) return;
      if (bench.canEditInPlace(item.path)) return doors.editInPlace(item.path);
      if (lock) return doors.refuse(lock);
      return doors.refuse(
        bench.hasDialog(item.resourceType)
          ? 'This component has no text to edit in place. Press Enter to configure it.'
          : 'This component has no text to edit in place.',
      );
    case 'configure':
      if (!item) return;
      if (item.isRoot)
        return doors.refuse('This container belongs to the template and has no settings here.');
      if (lock) return doors.refuse(lock);
      if (bench.hasDialog(item.resourceType)) return doors.configure(item.path);
      return doors.refuse(
        `${bench.titleOf(item.resourceType)} has no settings. It can be moved and deleted.`,
      );
  }
}
