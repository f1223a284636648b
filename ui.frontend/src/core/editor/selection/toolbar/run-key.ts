import { textsInPlace } from '../../../kit/dialogs/texts-in-place';
import { isNarrow } from '../../screen/use-is-narrow';
import type { KeyCommand } from './keys';
import type { WorkbenchWithActions } from '../Workbench';
import { t } from '../../../../../../shared/authoring/language/t';

/** Carries out a key's action on the selection. */
export function runKey(command: KeyCommand, bench: WorkbenchWithActions): void {
  const { selection, tree, actions, shell, locks } = bench;
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
    case 'duplicate':
      return void actions.duplicate();
    case 'insert':
      return actions.pick(item?.isContainer && item.children.length === 0 ? 'into' : 'after');
    case 'comment':
      return item && bench.comment(item.path);
    case 'section':
      return actions.saveSection();
    case 'help':
      return shell.showShortcuts();
    case 'edit':
      if (!item) return;
      if (bench.canEditInPlace(item.path)) return shell.editInPlace(item.path);
      if (lock) return shell.refuse(lock);
      // An empty text is not on the page yet.
      if (item.resourceType in textsInPlace && bench.typingIn(item.path) === undefined)
        return shell.configure(item.path);
      return shell.refuse(
        bench.typingIn(item.path) ??
          (bench.hasDialog(item.resourceType)
            ? t('This component has no text to edit in place. Press Enter to configure it.')
            : t('This component has no text to edit in place.')),
      );
    case 'properties':
      // On a phone there is no room beside the page.
      return isNarrow() ? runKey({ do: 'configure' }, bench) : shell.toggleProperties();
    case 'configure':
      if (!item) return;
      if (item.isRoot)
        return shell.refuse(
          bench.template?.part === 'structure'
            ? t('This container holds the whole page. Its settings are in its policy.')
            : t('This container belongs to the template and has no settings here.'),
        );
      if (lock) return shell.refuse(lock);
      if (bench.hasDialog(item.resourceType)) return shell.configure(item.path);
      return shell.refuse(
        t('{title} has no settings. It can be moved and deleted.', {
          title: bench.titleOf(item.resourceType),
        }),
      );
  }
}
