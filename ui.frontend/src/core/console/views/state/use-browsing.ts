import { useMemo, useState } from 'react';
import { remembered } from '../../shell/remembered';
import type { View } from '../../shell/address';
import { usePlace, type GoTo } from '../../shell/use-place';
import type { BrowserProps, Here } from '../BrowserProps';
import { columnsOf } from '../ColumnsView';
import { parentOf, type Item, type Level } from '../Item';
import { nothing, pruned, type Selection } from './selection';
import { sorted } from './sorting';
import { useFound } from './use-found';
import { useLevels, type LevelState } from './use-levels';
import { useShownColumns } from './use-shown-columns';

/** Where the author is in a console, what is shown and selected there, and ways to go on. */
export interface Browsing<I extends Item> extends Here<I> {
  readonly view: View;
  readonly words: string;
  /** The items in columns beside each other, not a list or cards. */
  readonly isColumns: boolean;
  levelAt(path: string): LevelState<I>;
  /** What list and cards show: a level, or what a search found. */
  readonly state: LevelState<I>;
  /** The items among which keys move, in the order in which they are shown. */
  readonly items: readonly I[];
  readonly active: string | undefined;
  readonly selection: Selection;
  readonly list: ReturnType<typeof useShownColumns<I>>;
  select(selection: Selection): void;
  /** Makes an item the active one. */
  stand(path: string): void;
  enter: GoTo;
  open(item: I): void;
  changeView(view: View): void;
}

export function useBrowsing<I extends Item>({ console, source, columns }: BrowserProps<I>): Browsing<I> {
  const [place, go] = usePlace(console);
  const [kept, setKept] = useState(() => remembered.read(`${console.id}-view`));
  const [selected, select] = useState(nothing);
  const [stood, stand] = useState<string>();
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
  const selectedLevel = levelOf(selected.at === path || words ? state : levelAt(selected.at));
  const { selection, targets } = chosenOf(selected, selectedLevel, items, active);

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
    const at = isColumns && isLeaf && path !== console.root ? { path: parentOf(path) } : {};
    go({ view: next, ...at }, 'replace');
  };
  return {
    ...{ targets, path, level: levelOf(own), go, reload, view, words, isColumns, levelAt, state, items },
    ...{ active, selection, list, select, stand, enter, open, changeView },
  };
}

/** What is selected belongs to the level that is shown; a page that has gone is no longer selected. */
function chosenOf<I extends Item>(
  selected: Selection,
  level: Level<I> | undefined,
  items: readonly I[],
  active: string | undefined,
): { selection: Selection; targets: readonly I[] } {
  const there = level?.items ?? [];
  const selection = level
    ? pruned(
        selected,
        there.map((item) => item.path),
      )
    : selected;
  const from = selection.paths.size > 0 ? there : items;
  const picked = from.filter((item) => selection.paths.has(item.path));
  return { selection, targets: picked.length > 0 ? picked : from.filter((item) => item.path === active) };
}

const levelOf = <I extends Item>(state: LevelState<I>): Level<I> | undefined =>
  state.state === 'there' ? state.level : undefined;
