import { useSyncExternalStore } from 'react';
import type { EditorSession, SessionState, SessionStore } from './EditorSession';

/**
 * A part of the session's state; re-renders when that part changes.
 *
 * @param pick returns a value that stays the same, by identity, while nothing has changed: members, not new objects
 */
export function useSessionState<Part>(session: SessionStore, pick: (state: SessionState) => Part): Part {
  return useSyncExternalStore(session.subscribe, () => pick(session.getState()));
}

/** Re-renders when `session.content` may give something else: after each change, and while steps are pending. */
export function useContentChanges(session: EditorSession): void {
  useSessionState(session, ({ revision, waiting }) => `${revision} ${waiting}`);
}
