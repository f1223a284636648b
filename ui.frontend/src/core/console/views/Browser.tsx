import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { actionOfKey } from '../actions/Action';
import { ActionBar, runAction } from '../actions/ActionBar';
import { ConsoleShell } from '../shell/ConsoleShell';
import { Icon } from '../shell/Icon';
import { remembered } from '../shell/remembered';
import { SearchBox } from '../shell/SearchBox';
import { ShortcutsDialog } from '../shell/ShortcutsDialog';
import { Trail } from '../shell/Trail';
import { usePlace, type GoTo } from '../shell/use-place';
import type { View } from '../shell/address';
import type { BrowserProps, Here } from './BrowserProps';
import { BrowserView } from './BrowserView';
import { columnsOf } from './ColumnsView';
import { ColumnsMenu } from './ColumnsMenu';
import { parentOf, type Item, type Level } from './Item';
import { nothing, pruned } from './state/selection';
import { sorted } from './state/sorting';
import { useFound } from './state/use-found';
import { useLevels, type LevelState } from './state/use-levels';
import { useShownColumns } from './state/use-shown-columns';
import { ViewSwitch } from './ViewSwitch';

/** A console: the items of a tree as columns, list or cards, and what authors do with them. */
export function Browser<I extends Item>(props: BrowserProps<I>): ReactNode {
  const { console, source, columns } = props;
  const [place, go] = usePlace(console);
  const [kept, setKept] = useState(() => remembered.read(`${console.id}-view`));
  const [selection, select] = useState(nothing);
  const [stood, stand] = useState<string>();
  const [isHelping, setHelping] = useState(false);
  const [hasRail, setRail] = useState(railAtFirst);
  const list = useShownColumns(console.id, columns);
  const view: View = place.view ?? (kept === 'list' || kept === 'card' ? kept : 'columns');
  const { words, path } = place;

  const paths = view === 'columns' ? columnsOf(console.root, path) : [path];
  const { levelAt, reload } = useLevels(source, paths);
  const found = useFound(source, path, words);
  const own = levelAt(path);
  const state: LevelState<I> = words ? found : own;
  const isColumns = view === 'columns' && !words;
  const focusedAt = isColumns && path !== console.root ? parentOf(path) : path;
  const level = levelOf(isColumns ? levelAt(focusedAt) : state);
  const items = useMemo(
    () => (isColumns ? (level?.items ?? []) : sorted(level?.items ?? [], columns, list.sorting)),
    [isColumns, level, columns, list.sorting],
  );
  const active = isColumns ? path : items.some((item) => item.path === stood) ? stood : items[0]?.path;

  // What is selected belongs to the level that is shown; a page that has gone is no longer selected.
  const selectedLevel = levelOf(selection.at === path || words ? state : levelAt(selection.at));
  const chosen = selectedLevel
    ? pruned(
        selection,
        selectedLevel.items.map((item) => item.path),
      )
    : selection;
  const from = chosen.paths.size > 0 ? (selectedLevel?.items ?? []) : items;
  const picked = from.filter((item) => chosen.paths.has(item.path));
  const targets = picked.length > 0 ? picked : from.filter((item) => item.path === active);
  const here: Here<I> = { targets, path, level: levelOf(own), go, reload };
  const actions = props.actions(here);

  const enter: GoTo = (next, how) => {
    if (!isColumns) select(nothing);
    stand(undefined);
    go({ words: '', ...next }, how);
  };
  const open = (item: I) => {
    if (item.opens === undefined) enter({ path: item.path });
    else location.assign(item.opens);
  };
  const changeView = (next: View) => {
    select(nothing);
    remembered.write(`${console.id}-view`, next);
    setKept(next);
    // In columns the active item is the place; elsewhere the level that it is in.
    const isLeaf = isColumns && own.state === 'there' && own.level.items.length === 0;
    if (isColumns) stand(path);
    go(
      { view: next, ...(isColumns && isLeaf && path !== console.root && { path: parentOf(path) }) },
      'replace',
    );
  };
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    if (event.target.closest('input, textarea, select, dialog, [popover]')) return;
    const action = actionOfKey(actions, event);
    if (action) {
      event.preventDefault();
      runAction(action);
    } else if (event.key === '?') setHelping(true);
    else if (event.key === '/') {
      event.preventDefault();
      document.querySelector<HTMLElement>('[data-search]')?.focus();
    } else if (event.key === 'Escape') select(nothing);
  };

  const label =
    chosen.paths.size > 0 ? `${targets.length} selected` : targets[0] ? targets[0].title : 'Nothing selected';
  return (
    // Keys of the whole console; each control has its own.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="co" onKeyDown={press}>
      <ConsoleShell
        console={console}
        search={
          <SearchBox
            label={props.searchLabel}
            words={words}
            onSearch={(next) => go({ words: next }, 'replace')}
          />
        }
      >
        <main className="co-main">
          <h1 className="co-hidden">{console.title}</h1>
          <div className="co-place">
            <Trail console={console} trail={levelOf(own)?.trail ?? []} onGo={(to) => enter({ path: to })} />
            <div className="co-place__tools">
              {props.links?.(here)}
              {(view === 'list' || words !== '') && (
                <ColumnsMenu columns={columns} shown={list.shown} onChange={list.choose} />
              )}
              <button
                type="button"
                className="co-action"
                onClick={() => setHelping(true)}
                aria-label="Keyboard shortcuts"
              >
                <Icon name="help" />
              </button>
              {props.rail && (
                <button
                  type="button"
                  className="co-action"
                  aria-pressed={hasRail}
                  aria-label="Details"
                  onClick={() => {
                    remembered.write('rail', !hasRail);
                    setRail(!hasRail);
                  }}
                >
                  <Icon name="info" />
                </button>
              )}
              <ViewSwitch view={view} onChange={changeView} />
            </div>
          </div>
          <ActionBar label={label} actions={actions} />
          <div className="co-body">
            <div className="co-items">
              <BrowserView
                {...{
                  props,
                  view,
                  words,
                  path,
                  levelAt,
                  state,
                  items,
                  active,
                  list,
                  reload,
                  open,
                  enter,
                  select,
                }}
                selection={chosen}
                onStand={stand}
              />
            </div>
            {hasRail && props.rail?.(here)}
          </div>
        </main>
      </ConsoleShell>
      {isHelping && <ShortcutsDialog actions={actions} onClose={() => setHelping(false)} />}
    </div>
  );
}

/** As the author left it; at first, where there is room beside the items. */
function railAtFirst(): boolean {
  const kept = remembered.read('rail');
  return typeof kept === 'boolean' ? kept : matchMedia('(width >= 64rem)').matches;
}

const levelOf = <I extends Item>(state: LevelState<I>): Level<I> | undefined =>
  state.state === 'there' ? state.level : undefined;
