import { createStore, type Readable } from './create-store';
import type { ContentTree, TreeItem } from './content-tree';
import { movedTo, nothing, reduceSelection, type Selection, type SelectionAction } from './Selection';

/** The view of the content in which the author is working. */
export type Home = 'page' | 'tree';

export interface SelectionStore extends Readable<Selection> {
  dispatch(action: SelectionAction): void;
  /** Selects items and focuses the last one as soon as it is rendered. */
  focus(paths: readonly string[]): void;
  /** The item that is to receive focus. */
  readonly wanted: Readable<string | undefined>;
  /** Whether it takes the focus from nothing else: what had it is gone. */
  isRescue(): boolean;
  /** The view that focuses it. */
  home(): Home;
  enter(home: Home): void;
  /** Called when it has focus. */
  arrived(): void;
}

/** A selected item that is gone from its place. */
export interface Lost {
  readonly item: TreeItem;
  /** What is selected instead. */
  readonly instead: string;
  /** Whether that is the item itself, in another container. */
  readonly isMoved: boolean;
}

/** @param lost told of a selected item that is gone from its place */
export function createSelection(
  tree: Readable<ContentTree>,
  lost: (lost: Lost) => void = () => undefined,
): SelectionStore {
  const state = createStore(nothing);
  const wanted = createStore<string | undefined>(undefined);
  let home: Home = 'page';
  const dispatch = (action: SelectionAction) => state.set(reduceSelection(state.get(), action));
  let isRescue = false;
  let before = tree.get();
  const keep = (now: ContentTree) => {
    const was = state.get().paths.at(-1);
    dispatch({ type: 'keep', before, tree: now });
    const instead = state.get().paths.at(-1);
    if (was === undefined || instead === undefined || now.has(was)) return;
    isRescue = true;
    wanted.set(instead);
    const item = before.get(was);
    if (item) lost({ item, instead, isMoved: movedTo(was, before, now) === instead });
  };
  tree.subscribe(() => {
    const now = tree.get();
    // The item to focus can be rendered later than its container.
    if (wanted.get() === undefined || isRescue) keep(now);
    before = now;
  });
  return {
    ...state,
    dispatch,
    wanted,
    focus(paths) {
      dispatch({ type: 'select', paths });
      isRescue = false;
      wanted.set(paths.at(-1));
    },
    isRescue: () => isRescue,
    home: () => home,
    enter: (next) => (home = next),
    arrived: () => wanted.set(undefined),
  };
}
