import type { ReactNode } from 'react';
import type { View } from '../shell/address';
import type { GoTo } from '../shell/use-place';
import type { BrowserProps } from './BrowserProps';
import { CardView } from './CardView';
import { ColumnsView } from './ColumnsView';
import { parentOf, type Item } from './Item';
import { LevelMessage } from './LevelMessage';
import { ListView } from './ListView';
import type { Selection } from './state/selection';
import type { LevelState } from './state/use-levels';
import type { useShownColumns } from './state/use-shown-columns';

interface BrowserViewProps<I extends Item> {
  props: BrowserProps<I>;
  view: View;
  words: string;
  path: string;
  levelAt(path: string): LevelState<I>;
  /** What list and cards show: a level, or what a search found. */
  state: LevelState<I>;
  /** Its items in the order in which they are shown. */
  items: readonly I[];
  active: string | undefined;
  selection: Selection;
  list: ReturnType<typeof useShownColumns<I>>;
  reload(): void;
  open(item: I): void;
  enter: GoTo;
  select(selection: Selection): void;
  onStand(path: string): void;
}

/** The items of a console in the chosen view. */
export function BrowserView<I extends Item>(here: BrowserViewProps<I>): ReactNode {
  const { props, view, words, path, state, items, active, selection, list } = here;
  const { root } = props.console;
  const { onOrder } = props;
  if (view === 'columns' && !words)
    return (
      <ColumnsView
        root={root}
        path={path}
        levelAt={here.levelAt}
        selection={selection}
        empty={props.empty}
        onGo={(to, how) => here.enter({ path: to }, how)}
        onSelect={here.select}
        onOpen={here.open}
        onOrder={(at) => {
          const shown = here.levelAt(at);
          if (!onOrder || shown.state !== 'there' || !shown.level.isOrdered) return undefined;
          return (paths, before) => onOrder(at, paths, before);
        }}
        onRetry={here.reload}
      />
    );
  if (state.state !== 'there' || items.length === 0)
    return (
      <LevelMessage
        state={state}
        empty={words ? <p>Nothing here has “{words}” in its title, address or text.</p> : props.empty}
        onRetry={here.reload}
        onLeave={() => here.enter({ path: parentOf(path) }, 'replace')}
      />
    );
  const mayOrder = onOrder && state.level.isOrdered && !list.sorting && !words;
  const shared = {
    at: state.level.path,
    label: words ? `Found: ${words}` : `In ${state.level.trail.at(-1)?.title ?? path}`,
    items,
    active,
    selection,
    onActive: here.onStand,
    onSelect: here.select,
    onOpen: here.open,
    onEnter: (item: I) => {
      if (item.hasChildren) here.enter({ path: item.path });
    },
    onLeave: () => {
      if (path === root) return;
      here.enter({ path: parentOf(path) });
      here.onStand(path);
    },
    onOrder: mayOrder
      ? (paths: readonly string[], before?: string) => onOrder(path, paths, before)
      : undefined,
  };
  return view === 'card' && !words ? (
    <CardView {...shared} />
  ) : (
    <ListView {...shared} columns={list.shown} sorting={list.sorting} onSort={list.sort} />
  );
}
