import { useSyncExternalStore } from 'react';
import type { EditorSession, SessionState } from './EditorSession';

/** The session's state; re-renders when it changes. */
export function useSessionState(session: EditorSession): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState);
}
