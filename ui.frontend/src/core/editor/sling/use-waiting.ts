import { useSyncExternalStore } from 'react';
import { sling } from './sling';
import type { WaitingState } from './Waiting';

/** How long the author has been waiting for the server; re-renders at each stage. */
export function useWaiting(): WaitingState {
  return useSyncExternalStore(sling.waiting.subscribe, sling.waiting.get);
}
