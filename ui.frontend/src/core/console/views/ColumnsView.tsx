import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ItemColumn } from './ItemColumn';
import { parentOf, type Item } from './Item';
import { LevelMessage } from './LevelMessage';
import type { Selection } from './state/selection';
import type { LevelState } from './state/use-levels';
import type { ItemEvents } from './state/use-item-keys';
import { t } from '../../../../../shared/authoring/language/t';

interface ColumnsViewProps<I extends Item> extends Omit<
  ItemEvents<I>,
  'onActive' | 'onEnter' | 'onLeave' | 'onOrder'
> {
  /** The path of the console's first level. */
  root: string;
  /** The active item; the columns show the levels above it, and what is in it. */
  path: string;
  levelAt(path: string): LevelState<I>;
  selection: Selection;
  empty: ReactNode;
  /** @param how whether the author walks with the keyboard, which adds nothing to the history */
  onGo(path: string, how: 'push' | 'replace'): void;
  onOrder?(at: string): ItemEvents<I>['onOrder'];
  onRetry(): void;
}

/** The paths whose levels are shown beside each other: from the root to the active item. */
export function columnsOf(root: string, path: string): readonly string[] {
  const paths = [];
  for (let at = path; at.length > root.length; at = parentOf(at)) paths.unshift(at);
  return [root, ...paths];
}

/** Levels beside each other (Miller columns), from the console's root to what is in the active item. */
export function ColumnsView<I extends Item>(props: ColumnsViewProps<I>): ReactNode {
  const { root, path, levelAt, selection, onGo } = props;
  const [focused, setFocused] = useState<string>();
  const strip = useRef<HTMLDivElement>(null);
  const paths = columnsOf(root, path);
  const current = path === root ? root : parentOf(path);
  useEffect(() => {
    const element = strip.current;
    if (element) element.scrollLeft = element.scrollWidth;
  }, [path]);

  return (
    <div ref={strip} className="co-columns">
      {paths.map((at, i) => {
        const state = levelAt(at);
        const active = paths[i + 1];
        if (state.state !== 'there' || state.level.items.length === 0) {
          // A page without children needs no column that says so.
          if (state.state === 'there' && at !== root) return null;
          return (
            <div key={at} className="co-column">
              <LevelMessage
                state={state}
                empty={props.empty}
                onRetry={props.onRetry}
                onLeave={() => onGo(parentOf(at), 'replace')}
              />
            </div>
          );
        }
        const { items } = state.level;
        const title = state.level.trail.at(-1)?.title ?? at;
        return (
          <ItemColumn
            key={at}
            at={at}
            label={t('In {title}', { title })}
            items={items}
            active={active}
            selection={selection}
            isCurrent={at === current}
            takesFocus={focused === at && at === current}
            onActive={(to) => {
              setFocused(undefined);
              onGo(to, parentOf(to) === parentOf(path) ? 'replace' : 'push');
            }}
            onSelect={props.onSelect}
            onOpen={props.onOpen}
            onOrder={props.onOrder?.(at)}
            onEnter={(item) => {
              const inside = levelAt(item.path);
              const first = inside.state === 'there' ? inside.level.items[0] : undefined;
              if (!first) return;
              setFocused(item.path);
              onGo(first.path, 'replace');
            }}
            onLeave={() => {
              if (at === root) return;
              setFocused(parentOf(at));
              onGo(at, 'replace');
            }}
          />
        );
      })}
    </div>
  );
}
