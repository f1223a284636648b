import type { ReactNode } from 'react';
import type { BrowserProps } from './BrowserProps';
import { CardView } from './CardView';
import { ColumnsView } from './ColumnsView';
import { parentOf, type Item } from './Item';
import { LevelMessage } from './LevelMessage';
import { ListView } from './ListView';
import type { Browsing } from './state/use-browsing';
import { t } from '../../../../../shared/authoring/language/t';

interface BrowserViewProps<I extends Item> extends Browsing<I> {
  props: BrowserProps<I>;
}

/** The items of a console in the chosen view. */
export function BrowserView<I extends Item>(here: BrowserViewProps<I>): ReactNode {
  const { props, view, words, path, state, items, active, selection, list } = here;
  const { root } = props.console;
  const { onOrder } = props;
  if (here.isColumns)
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
        empty={
          words ? (
            <p>{t('Nothing here has “{words}” in its title, address or text.', { words })}</p>
          ) : (
            props.empty
          )
        }
        onRetry={here.reload}
        onLeave={() => here.enter({ path: parentOf(path) }, 'replace')}
      />
    );
  const mayOrder = onOrder && state.level.isOrdered && !list.sorting && !words;
  const shared = {
    at: state.level.path,
    label: words
      ? t('Found: {words}', { words })
      : t('In {at}', { at: state.level.trail.at(-1)?.title ?? path }),
    items,
    active,
    selection,
    onActive: here.stand,
    onSelect: here.select,
    onOpen: here.open,
    onEnter: (item: I) => {
      if (item.hasChildren) here.enter({ path: item.path });
    },
    onLeave: () => {
      if (path === root) return;
      here.enter({ path: parentOf(path) });
      here.stand(path);
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
