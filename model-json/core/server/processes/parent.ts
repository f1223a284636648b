/** Milliseconds between two signs of life. */
export const BEAT_MS = 500;

/** Maximum milliseconds for which a program survives its parent. */
const ORPHANED_MS = 6000;

/** The parent program. */
export interface Parent<Out> {
  tell(message: Out): void;
}

/**
 * Connects to the `Program` that started this one, and regularly reports that the event loop is running. If the parent
 * vanishes, the process emits `disconnect` (`endOnSignals`).
 */
export function parentOf<In, Out>(onMessage: (message: In) => void): Parent<Out | { readonly type: 'beat' }> {
  const tell = (message: Out | { readonly type: 'beat' }): void => {
    // A parent that has just gone accepts nothing; `disconnect` follows.
    if (process.connected) process.send?.(message, undefined, undefined, () => {});
  };
  // It can vanish before this program can end properly, or even listen.
  if (process.send && !process.connected) process.exit(1);
  process.once('disconnect', () => setTimeout(() => process.exit(1), ORPHANED_MS));
  process.on('message', (message) => onMessage(message as In));
  setInterval(() => tell({ type: 'beat' }), BEAT_MS).unref();
  return { tell };
}
