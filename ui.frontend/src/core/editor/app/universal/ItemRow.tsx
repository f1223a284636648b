import type { ReactNode } from 'react';
import { Fold } from '../../panel/tree/Fold';
import { rowAttributes } from '../../panel/tree/row-attributes';
import type { Item, Items } from '../../universal/frame/items';
import { useWorkplace } from '../../universal/Workplace';
import { typeText } from './type-text';
import type { RowDrag } from './use-row-drag';

interface ItemRowProps {
  readonly item: Item;
  readonly items: Items;
  readonly isFolded: boolean;
  readonly isSelected: boolean;
  readonly isCurrent: boolean;
  readonly rows: Map<string, HTMLElement>;
  readonly drag: RowDrag;
  onFold(path: string, isFolded: boolean): void;
}

/** A component or container in the tree. */
export function ItemRow(props: ItemRowProps): ReactNode {
  const { item, items, isFolded, isSelected, isCurrent, rows, drag, onFold } = props;
  const workplace = useWorkplace();
  const { path, title, summary } = item;
  const type = typeText(item);
  const label = [title, type === title ? '' : type, summary];
  return (
    // The tree handles the keys.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      role="treeitem"
      {...rowAttributes({ item, tree: items, isFolded, isSelected, isCurrent, rows, label })}
      data-path={item.content ?? item.editable.resource}
      data-drop={drag.drop?.id === path ? drag.drop.where : undefined}
      draggable={drag.mayMove(item)}
      onDragStart={(event) => drag.start(item, event)}
      onDragOver={(event) => drag.over(item, event)}
      onDrop={(event) => drag.release(event)}
      onDragEnd={() => drag.end()}
      onFocus={() => workplace.select(path)}
      onClick={() => workplace.select(path)}
      onDoubleClick={() => workplace.edit(path, '')}
    >
      <Fold isShown={item.children.length > 0} isFolded={isFolded} onFold={() => onFold(path, !isFolded)} />
      <span className="ed-tree__text">
        <strong>{title}</strong> {summary || (type !== title && <span className="ue-type">{type}</span>)}
      </span>
    </li>
  );
}
