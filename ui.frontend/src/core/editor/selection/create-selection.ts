import { createStore, type Readable } from './create-store';
import type { ContentTree } from './content-tree';
import { nothing, reduceSelection, type Selection, type SelectionAction } from './Selection';

/** Which of the two lists of the content the author is working in. */
export type Home = 'page' | 'tree';

export interface SelectionStore extends Readable<Selection> {
  dispatch(action: SelectionAction): void;
  /** Selects and gives it the focus, as soon as it is drawn. */
  focus(paths: readonly string[]): void;
  /** The item that waits for the focus. */
  readonly wanted: Readable<string | undefined>;
  /** The list that gives it. */
  home(): Home;
  enter(home: Home): void;
  /** It has the focus. */
  arrived(): void;
}

export function createSelection(tree: Readable<ContentTree>): SelectionStore {
  const state = createStore(nothing);
  const wanted = createStore<string | undefined>(undefined);
  let home: Home = 'page';
  const dispatch = (action: SelectionAction) => state.set(reduceSelection(state.get(), action));
  tree.subscribe(() => {
    // What waits for the focus may be drawn later than its container.
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
