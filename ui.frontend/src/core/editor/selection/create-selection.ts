import { createStore, type Readable } from './create-store';
import type { ContentTree } from './content-tree';
import { nothing, reduceSelection, type Selection, type SelectionAction } from './Selection';

/** The view of the content in which the author is working. */
export type Home = 'page' | 'tree';

export interface SelectionStore extends Readable<Selection> {
  dispatch(action: SelectionAction): void;
  /** Selects items and focuses the last one as soon as it is rendered. */
  focus(paths: readonly string[]): void;
  /** The item that is to receive focus. */
  readonly wanted: Readable<string | undefined>;
  /** The view that focuses it. */
  home(): Home;
  enter(home: Home): void;
  /** Called when it has focus. */
  arrived(): void;
}

export function createSelection(tree: Readable<ContentTree>): SelectionStore {
  const state = createStore(nothing);
  const wanted = createStore<string | undefined>(undefined);
  let home: Home = 'page';
  const dispatch = (action: SelectionAction) => state.set(reduceSelection(state.get(), action));
  tree.subscribe(() => {
    // The item to focus can be rendered later than its container.
    if (wanted.get() === undefined) dispatch({ type: 'keep', tree: tree.get() });
  });
  return {
    ...state,
    dispatch,
    wanted,
    focus(paths) {
      dispatch({ type: 'select', paths });
      wanted.set(paths.at(-1));
    },
    home: () => home,
    enter: (next) => (home = next),
    arrived: () => wanted.set(undefined),
  };
}
