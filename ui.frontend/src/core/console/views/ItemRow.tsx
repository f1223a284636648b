import type { ReactNode } from 'react';
import { Icon } from '../shell/Icon';
import type { Column, Item } from './Item';
import { clickOf, Picture, Tick } from './ItemBox';
import type { DragAttributes } from './state/use-drag-order';
import { t } from '../../../../../shared/authoring/language/t';

/** In pixels, as in the style sheet. */
export const ROW_HEIGHT = 48;

interface ItemRowProps<I extends Item> {
  id: string;
  index: number;
  item: I;
  columns: readonly Column<I>[];
  isActive: boolean;
  isSelected: boolean;
  drag: DragAttributes;
  onClick(how: 'one' | 'range' | 'more'): void;
  onToggle(): void;
  onOpen(): void;
  onEnter(): void;
}

/** A row of the list view. */
export function ItemRow<I extends Item>(props: ItemRowProps<I>): ReactNode {
  const { id, index, item, columns, isActive, isSelected, drag } = props;
  return (
    // The grid has the focus and handles the keys.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      className="co-row"
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-active={isActive || undefined}
      data-path={item.path}
      onClick={(event) => props.onClick(clickOf(event))}
      onDoubleClick={props.onOpen}
      {...drag}
    >
      <span role="gridcell">
        <Tick isSelected={isSelected} onToggle={props.onToggle} />
      </span>
      <span role="gridcell">
        <Picture item={item} />
      </span>
      <span role="gridcell" className="co-row__title">
        <span className="co-row__text">
          <b>{item.title}</b>
          <small>{item.name}</small>
        </span>
        {item.hasChildren && (
          <button
            type="button"
            className="co-enter"
            tabIndex={-1}
            aria-label={t('Show what is in {title}', { title: item.title })}
            onClick={(event) => {
              event.stopPropagation();
              props.onEnter();
            }}
            onDoubleClick={(event) => event.stopPropagation()}
          >
            <Icon name="right" />
          </button>
        )}
      </span>
      {columns.map((column) => (
        <span key={column.id} role="gridcell" className="co-row__cell">
          {column.cell(item)}
        </span>
      ))}
    </div>
  );
}
