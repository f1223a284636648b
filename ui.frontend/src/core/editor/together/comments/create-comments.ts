import {
  COMMENTS_ADDRESS,
  type CommentChange,
  type PageComments,
  type Thread,
} from '../../../../../../shared/authoring/together';
import { createStore } from '../../selection/create-store';
import { listenToStream } from '../../sling/live-stream';
import { postJson } from '../../sling/post-json';
import type { SlingClient } from '../../sling/SlingClient';
import type { Comments, CommentsView } from './Comments';

/** The comments of a page, until it is closed. `#comment-12` in the window's address opens that one. */
export function createComments(page: string, sling: Pick<SlingClient, 'json'>): Comments {
  const state = createStore<PageComments | undefined>(undefined);
  const view = createStore<CommentsView>({ isOpen: false });
  const followAddress = () => {
    const wanted = /^#comment-(\d+)$/.exec(location.hash)?.[1];
    if (wanted !== undefined) view.set({ isOpen: true, chosen: Number(wanted) });
  };
  let isClosed = false;
  const read = async () => {
    const comments = await sling.json<PageComments>(`${COMMENTS_ADDRESS}?path=${encodeURIComponent(page)}`);
    if (!isClosed) state.set(comments);
  };
  // Without an answer there is nothing to show; the next event asks again.
  const refresh = () => void read().catch(() => undefined);
  const stop = listenToStream({
    on: { comments: (event) => event.page === page && refresh() },
    onGap: refresh,
  });
  refresh();
  followAddress();
  window.addEventListener('hashchange', followAddress);
  return {
    ...{ get: state.get, subscribe: state.subscribe, view },
    show: (isOpen) => view.set({ isOpen }),
    choose: (chosen) => view.set({ isOpen: true, chosen }),
    compose(about) {
      view.set({ isOpen: true, ...(about !== undefined && { about }) });
      // Somebody may have come who can be mentioned.
      refresh();
    },
    async send(change: CommentChange) {
      const { thread } = await postJson<{ thread: Thread | null }>(COMMENTS_ADDRESS, change);
      await read().catch(() => undefined);
      return thread ?? undefined;
    },
    close() {
      isClosed = true;
      window.removeEventListener('hashchange', followAddress);
      stop();
    },
  };
}
