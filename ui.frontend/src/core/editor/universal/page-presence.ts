import type { Claiming } from '../inplace/use-claim';
import { createStore, type Readable } from '../selection/create-store';
import { heldText, lockText } from '../together/lock/locks-with';
import { createPresence } from '../together/presence/create-presence';
import type { Presence } from '../together/presence/Presence';

/** Says that this window has a page open, and knows who else has. */
export interface PagePresence {
  readonly shared: Readable<Presence | undefined>;
  /** Claims texts of the page for this author while they are typed. */
  readonly holding: Required<Claiming>;
  /** Why the page cannot be changed now. */
  lock(): string | undefined;
  /** Another page is open. @param page its path; undefined if it is not known yet, or closed */
  follow(page: string | undefined): void;
}

export function createPagePresence(): PagePresence {
  const shared = createStore<Presence | undefined>(undefined);
  let open: string | undefined;
  return {
    shared,
    holding: {
      async claim(path, property) {
        const others = shared.get();
        const holder = await others?.take({ path, property });
        return holder && others && heldText(holder, others);
      },
      release: () => shared.get()?.free(),
    },
    lock() {
      const state = shared.get()?.get();
      return state && lockText(state);
    },
    follow(page) {
      if (page === open) return;
      open = page;
      shared.get()?.close();
      shared.set(page === undefined ? undefined : createPresence(page));
    },
  };
}
