import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from '../shell/Icon';
import type { Item } from './Item';
import { clickOf, Picture, Tick } from './ItemBox';
import { extended, toggled, type Selection } from './state/selection';
import { States } from './States';
import { useDragOrder } from './state/use-drag-order';
import { useItemKeys, type ItemEvents } from './state/use-item-keys';
import { useWindow } from './state/use-window';

export interface ItemColumnProps<I extends Item> extends ItemEvents<I> {
  at: string;
  label: string;
  items: readonly I[];
  active: string | undefined;
  selection: Selection;
  /** Whether the keys are for this column. */
  isCurrent: boolean;
  /** Whether to take the focus, since the author moved here with the keyboard. */
  takesFocus: boolean;
}

const ROW_HEIGHT = 52;

/** One level in the columns view: a list whose active item is shown in the next column. */
export function ItemColumn<I extends Item>(props: ItemColumnProps<I>): ReactNode {
  const { at, label, items, active, selection, isCurrent, takesFocus } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const activeIndex = items.findIndex(({ path }) => path === active);
  const window = useWindow(scroller, { count: items.length, height: ROW_HEIGHT, shown: activeIndex });
  const press = useItemKeys({ ...props, rowsPerPage: window.rowsPerPage });
  const drag = useDragOrder({ items, selected: selection.paths, onOrder: props.onOrder });
  const id = useId();
  useEffect(() => {
    if (takesFocus) scroller.current?.focus();
  }, [takesFocus]);
  const isDrawn = activeIndex >= window.from && activeIndex < window.to;
  return (
    <div
      ref={scroller}
      className="co-column"
      role="listbox"
      aria-label={label}
      aria-multiselectable="true"
      aria-activedescendant={isDrawn ? `${id}-${activeIndex}` : undefined}
      tabIndex={0}
      data-items={isCurrent || undefined}
      onScroll={window.onScroll}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight' && !event.altKey && items[activeIndex]) {
          event.preventDefault();
          props.onEnter(items[activeIndex]);
        } else if (event.key === 'ArrowLeft' && !event.altKey) {
          event.preventDefault();
          props.onLeave();
        } else press(event);
      }}
    >
      <div
        role="presentation"
        className="co-column__rows"
        style={{ blockSize: items.length * ROW_HEIGHT, paddingBlockStart: window.from * ROW_HEIGHT }}
      >
        {items.slice(window.from, window.to).map((item, i) => (
          // The listbox has the focus and handles the keys.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={item.path}
            id={`${id}-${window.from + i}`}
            className="co-option"
            role="option"
            aria-selected={selection.paths.has(item.path)}
            aria-setsize={items.length}
            aria-posinset={window.from + i + 1}
            data-active={item.path === active || undefined}
            data-path={item.path}
            onClick={(event) => {
              const how = clickOf(event);
              if (how === 'range')
                props.onSelect(
                  extended(
                    selection,
                    at,
                    items.map(({ path }) => path),
                    item.path,
                    active,
                  ),
                );
              if (how === 'more') props.onSelect(toggled(selection, at, item.path));
              props.onActive(item.path);
            }}
            onDoubleClick={() => props.onOpen(item)}
            {...drag(item)}
          >
            <Tick
              isSelected={selection.paths.has(item.path)}
              onToggle={() => props.onSelect(toggled(selection, at, item.path))}
            />
            <Picture item={item} />
            <span className="co-option__text">
              <span className="co-option__title">{item.title}</span>
              <States states={item.states} />
            </span>
            {item.hasChildren && <Icon name="right" />}
          </div>
        ))}
      </div>
    </div>
  );
}
