import {
  HEARTBEAT_MS,
  PRESENCE_ADDRESS,
  type EditedText,
  type PresenceAnswer,
  type Present,
} from '../../../../../../shared/authoring/together';
import { createStore } from '../../selection/create-store';
import { listenToStream, TAB } from '../../sling/live-stream';
import { postJson } from '../../sling/post-json';
import type { Presence, PresenceState } from './Presence';

/** Somebody who walks over a page with the arrow keys does not report each step. */
const PAUSE_MS = 250;

/** Says that this window has a page open, until it is closed; without the server, others just do not know. */
export function createPresence(page: string): Presence {
  const state = createStore<PresenceState>({
    others: [],
    mayRename: false,
    holdsLock: false,
    mayUnlock: false,
  });
  let component: string | undefined;
  let edits: EditedText | undefined;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const others = (here: readonly Present[]) => here.filter(({ tab }) => tab !== TAB);

  const sign = async (more: object = {}): Promise<PresenceAnswer | undefined> => {
    clearTimeout(timer);
    if (isClosed) return undefined;
    timer = setTimeout(beat, HEARTBEAT_MS);
    const answer = await postJson<PresenceAnswer>(PRESENCE_ADDRESS, {
      ...{ tab: TAB, page, component, edits },
      ...more,
    });
    if (isClosed) return undefined;
    const { here, me, mayRename, lockedBy, holdsLock, mayUnlock } = answer;
    state.set({ me, mayRename, holdsLock, mayUnlock, others: others(here), ...(lockedBy && { lockedBy }) });
    return answer;
  };
  function beat(): void {
    sign().catch(() => undefined);
  }
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(beat, PAUSE_MS);
  };

  const stop = listenToStream({
    on: {
      presence: (event) => {
        if (event.page === page) state.set({ ...state.get(), others: others(event.here) });
      },
    },
    onGap: beat,
  });
  beat();
  return {
    ...{ get: state.get, subscribe: state.subscribe },
    select(next) {
      if (next === component) return;
      component = next;
      soon();
    },
    async take(text) {
      edits = text;
      // Without the server nobody can be asked; the conflict dialog is still there.
      const answer = await sign().catch(() => undefined);
      if (answer?.heldBy) edits = undefined;
      return answer?.heldBy;
    },
    free() {
      edits = undefined;
      beat();
    },
    holderOf: (path, property) =>
      state.get().others.find(({ edits: text }) => text?.path === path && text.property === property)?.person,
    async rename(name) {
      await sign({ name });
    },
    refresh: beat,
    close() {
      isClosed = true;
      clearTimeout(timer);
      stop();
    },
  };
}
