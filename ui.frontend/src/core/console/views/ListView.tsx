import { useId, useRef, type ReactNode } from 'react';
import { Icon } from '../shell/Icon';
import type { Column, Item } from './Item';
import { ItemRow, ROW_HEIGHT } from './ItemRow';
import type { Sorting } from './state/sorting';
import { measures } from './measures';
import { extended, toggled, type Selection } from './state/selection';
import { useDragOrder } from './state/use-drag-order';
import { useItemKeys, type ItemEvents } from './state/use-item-keys';
import { useWindow } from './state/use-window';
import { t } from '../../../../../shared/authoring/language/t';

interface ListViewProps<I extends Item> extends ItemEvents<I> {
  /** The path of the level. */
  at: string;
  label: string;
  /** In the order in which they are shown. */
  items: readonly I[];
  columns: readonly Column<I>[];
  active: string | undefined;
  selection: Selection;
  sorting: Sorting | undefined;
  onSort(column: string): void;
}

const HEAD_HEIGHT = 36;

/** Items as the rows of a grid, with a column for each fact. Only the visible rows are drawn. */
export function ListView<I extends Item>(props: ListViewProps<I>): ReactNode {
  const { at, label, items, columns, active, selection, sorting } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const activeIndex = items.findIndex(({ path }) => path === active);
  const window = useWindow(scroller, {
    count: items.length,
    height: ROW_HEIGHT,
    head: HEAD_HEIGHT,
    shown: activeIndex,
  });
  const press = useItemKeys({ ...props, rowsPerPage: window.rowsPerPage });
  const drag = useDragOrder({ items, selected: selection.paths, onOrder: props.onOrder });
  const id = useId();
  const order = () => items.map(({ path }) => path);
  const isDrawn = activeIndex >= window.from && activeIndex < window.to;
  return (
    <div
      ref={scroller}
      className="co-list"
      role="grid"
      aria-label={label}
      aria-rowcount={items.length + 1}
      aria-multiselectable="true"
      aria-activedescendant={isDrawn ? `${id}-${activeIndex}` : undefined}
      tabIndex={0}
      data-items
      style={measures({
        '--co-tracks': `40px 48px minmax(14rem, 3fr) ${columns.map(({ width }) => width).join(' ')}`,
      })}
      onKeyDown={press}
      onScroll={window.onScroll}
    >
      <div className="co-list__head" role="row" aria-rowindex={1}>
        <span role="columnheader">
          <span className="co-hidden">{t('Selected')}</span>
        </span>
        <span role="columnheader">
          <span className="co-hidden">{t('Picture')}</span>
        </span>
        <SortHeader id="title" title={t('Title')} sorting={sorting} onSort={props.onSort} />
        {columns.map(({ id: column, title, compare }) =>
          compare ? (
            <SortHeader key={column} id={column} title={title} sorting={sorting} onSort={props.onSort} />
          ) : (
            <span key={column} role="columnheader">
              {title}
            </span>
          ),
        )}
      </div>
      <div
        role="presentation"
        className="co-list__rows"
        style={{ blockSize: items.length * ROW_HEIGHT, paddingBlockStart: window.from * ROW_HEIGHT }}
      >
        {items.slice(window.from, window.to).map((item, i) => (
          <ItemRow
            key={item.path}
            id={`${id}-${window.from + i}`}
            index={window.from + i}
            item={item}
            columns={columns}
            isActive={item.path === active}
            isSelected={selection.paths.has(item.path)}
            drag={drag(item)}
            onOpen={() => props.onOpen(item)}
            onEnter={() => props.onEnter(item)}
            onToggle={() => {
              props.onActive(item.path);
              props.onSelect(toggled(selection, at, item.path));
            }}
            onClick={(how) => {
              props.onActive(item.path);
              if (how === 'range') props.onSelect(extended(selection, at, order(), item.path, active));
              else if (how === 'more') props.onSelect(toggled(selection, at, item.path));
              else props.onSelect({ at, paths: new Set([item.path]), anchor: item.path });
            }}
          />
        ))}
      </div>
    </div>
  );
}

interface SortHeaderProps {
  id: string;
  title: string;
  sorting: Sorting | undefined;
  onSort(column: string): void;
}

function SortHeader({ id, title, sorting, onSort }: SortHeaderProps): ReactNode {
  const direction = sorting?.by !== id ? undefined : sorting.isDescending ? 'descending' : 'ascending';
  return (
    <span role="columnheader" aria-sort={direction ?? 'none'}>
      <button type="button" className="co-sort" data-direction={direction} onClick={() => onSort(id)}>
        {title}
        <Icon name="down" />
      </button>
    </span>
  );
}
