import ChevronDown from '@spectrum-icons/workflow/ChevronDown';
import ChevronRight from '@spectrum-icons/workflow/ChevronRight';
import type { ReactNode } from 'react';
import { siblingsOf } from '../../selection/content-tree';
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
  const { path, level, title, summary } = item;
  const type = typeText(item);
  const siblings = siblingsOf(items, path);
  const hasChildren = item.children.length > 0;
  const Chevron = isFolded ? ChevronRight : ChevronDown;
  return (
    // The tree handles the keys.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      ref={(element) => {
        if (element) rows.set(path, element);
        return () => void rows.delete(path);
      }}
      className="ed-tree__row"
      role="treeitem"
      aria-label={[title, type !== title && type, summary].filter(Boolean).join(', ')}
      aria-level={level}
      aria-setsize={siblings.length}
      aria-posinset={siblings.indexOf(path) + 1}
      aria-expanded={hasChildren ? !isFolded : undefined}
      aria-selected={isSelected}
      tabIndex={isCurrent ? 0 : -1}
      data-path={item.content ?? item.editable.resource}
      data-level={Math.min(level, 8)}
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
      {hasChildren ? (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys: arrows
        <span
          className="ed-tree__fold"
          onClick={(event) => {
            event.stopPropagation();
            onFold(path, !isFolded);
          }}
        >
          <Chevron size="XS" aria-hidden />
        </span>
      ) : (
        <span className="ed-tree__fold" />
      )}
      <span className="ed-tree__text">
        <strong>{title}</strong> {summary || (type !== title && <span className="ue-type">{type}</span>)}
      </span>
    </li>
  );
}
