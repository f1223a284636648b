import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Item } from './Item';
import { clickOf, Picture, Tick } from './ItemBox';
import { measures } from './measures';
import { extended, toggled, type Selection } from './state/selection';
import { States } from './States';
import { useItemKeys, type ItemEvents } from './state/use-item-keys';
import { useWindow } from './state/use-window';

interface CardViewProps<I extends Item> extends ItemEvents<I> {
  at: string;
  label: string;
  items: readonly I[];
  active: string | undefined;
  selection: Selection;
}

/** Least width and height of a card with the space around it, in pixels. */
const CARD_WIDTH = 224;
const CARD_HEIGHT = 252;

/** Items as cards with their pictures. Only the visible rows of cards are drawn. */
export function CardView<I extends Item>(props: CardViewProps<I>): ReactNode {
  const { at, label, items, active, selection } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const perRow = useCardsPerRow(scroller);
  const rows = Math.ceil(items.length / perRow);
  const activeIndex = items.findIndex(({ path }) => path === active);
  const window = useWindow(scroller, {
    count: rows,
    height: CARD_HEIGHT,
    shown: Math.floor(activeIndex / perRow),
  });
  const press = useItemKeys({ ...props, perRow, rowsPerPage: window.rowsPerPage });
  const id = useId();
  const [from, to] = [window.from * perRow, Math.min(window.to * perRow, items.length)];
  const order = () => items.map(({ path }) => path);
  const select = (item: I, how: 'one' | 'range' | 'more') => {
    props.onActive(item.path);
    if (how === 'range') props.onSelect(extended(selection, at, order(), item.path, active));
    else if (how === 'more') props.onSelect(toggled(selection, at, item.path));
    else props.onSelect({ at, paths: new Set([item.path]), anchor: item.path });
  };
  return (
    <div
      ref={scroller}
      className="co-cards"
      role="listbox"
      aria-label={label}
      aria-multiselectable="true"
      aria-activedescendant={activeIndex >= from && activeIndex < to ? `${id}-${activeIndex}` : undefined}
      tabIndex={0}
      data-items
      onKeyDown={press}
      onScroll={window.onScroll}
    >
      <div
        role="presentation"
        className="co-cards__rows"
        style={measures({
          '--co-per-row': perRow,
          blockSize: rows * CARD_HEIGHT,
          paddingBlockStart: window.from * CARD_HEIGHT,
        })}
      >
        {items.slice(from, to).map((item, i) => (
          // The listbox has the focus and handles the keys.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={item.path}
            id={`${id}-${from + i}`}
            className="co-card"
            role="option"
            aria-selected={selection.paths.has(item.path)}
            aria-setsize={items.length}
            aria-posinset={from + i + 1}
            data-active={item.path === active || undefined}
            data-path={item.path}
            onClick={(event) => select(item, clickOf(event))}
            onDoubleClick={() => props.onOpen(item)}
          >
            <Picture item={item} />
            <Tick isSelected={selection.paths.has(item.path)} onToggle={() => select(item, 'more')} />
            <b className="co-card__title">{item.title}</b>
            <small className="co-card__name">{item.name}</small>
            <States states={item.states} />
          </div>
        ))}
      </div>
    </div>
  );
}

function useCardsPerRow(scroller: React.RefObject<HTMLDivElement | null>): number {
  const [perRow, setPerRow] = useState(4);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const read = () => setPerRow(Math.max(1, Math.floor((element.clientWidth - 16) / CARD_WIDTH)));
    read();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return perRow;
}
