import type { KeyCommand } from '../../selection/toolbar/keys';
import { slotBeside } from '../../universal/changes/calls-for';
import type { Item } from '../../universal/frame/items';
import type { Workplace } from '../../universal/Workplace';

/** What a key does with the selected item, as in the page editor. @returns whether it does something */
export function itemKey(command: KeyCommand, item: Item, workplace: Workplace): boolean {
  const isOurs = item.content !== undefined;
  switch (command.do) {
    case 'edit':
      workplace.editText(item);
      return true;
    case 'configure':
    case 'properties':
      workplace.edit(item.path, '');
      return true;
    case 'insert':
      if (isOurs) workplace.askToAdd(item);
      return true;
    case 'delete':
      if (isOurs && !item.isRoot) void workplace.remove(item);
      return true;
    case 'duplicate':
      if (isOurs && !item.isRoot) void workplace.duplicate(item);
      return true;
    case 'copy':
    case 'cut':
      if (isOurs && !item.isRoot) workplace.take(command.do === 'cut' ? 'move' : 'copy', item);
      return true;
    case 'paste':
      if (isOurs) void workplace.paste(item);
      return true;
    case 'shift': {
      const slot = slotBeside(workplace.items.get(), item, command.step);
      if (isOurs && !item.isRoot && slot) void workplace.move(item, slot);
      return true;
    }
    default:
      return false;
  }
}
