import { APP_ID } from '../../../../../shared/addresses/app';
import { createStore, type Readable } from '../selection/create-store';

/** What can be beside the page. Only one is open at a time, so that there is room for the page. */
export type RailName = 'properties' | 'checks' | 'comments';

/** The rail that is open; the editor opens with the one of the last visit. */
export interface Rails extends Readable<RailName | undefined> {
  show(name: RailName): void;
  close(name: RailName): void;
  /** By a key: opening it moves the focus there. */
  toggle(name: RailName): void;
  /** Whether the rail was opened by a key, so that the focus belongs there; says so once. */
  takesFocus(): boolean;
}

const KEY = `${APP_ID}-editor-rail`;

export function createRails(): Rails {
  const store = createStore<RailName | undefined>(remembered());
  let isByKey = false;
  const set = (name: RailName | undefined) => {
    store.set(name);
    remember(name);
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    show: set,
    close: (name) => store.get() === name && set(undefined),
    toggle(name) {
      isByKey = store.get() !== name;
      set(isByKey ? name : undefined);
    },
    takesFocus() {
      const takes = isByKey;
      isByKey = false;
      return takes;
    },
  };
}

const NAMES: readonly RailName[] = ['properties', 'checks', 'comments'];

function remembered(): RailName | undefined {
  try {
    return NAMES.find((name) => name === localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

function remember(name: RailName | undefined): void {
  try {
    localStorage.setItem(KEY, name ?? '');
  } catch {
    // Storage is full or forbidden: the next visit begins without a rail.
  }
}
