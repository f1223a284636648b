/** Milliseconds between two signs of life. */
export const BEAT_MS = 500;

/** Milliseconds that a program goes on at most without the one that started it. */
const ORPHANED_MS = 6000;

/** The program that started this one. */
export interface Parent<Out> {
  tell(message: Out): void;
}

/**
 * Connects with the program that started this one by `Program`, and keeps telling it that the event loop turns. A parent
 * that vanishes is an event of its own: `disconnect` of the process (`endOnSignals`).
 */
export function parentOf<In, Out>(onMessage: (message: In) => void): Parent<Out | { readonly type: 'beat' }> {
  const tell = (message: Out | { readonly type: 'beat' }): void => {
    // A parent that has just gone takes nothing; `disconnect` follows.
    if (process.connected) process.send?.(message, undefined, undefined, () => {});
  };
  // It may vanish before this program can end properly, or even listens.
  if (process.send && !process.connected) process.exit(1);
  process.once('disconnect', () => setTimeout(() => process.exit(1), ORPHANED_MS));
  process.on('message', (message) => onMessage(message as In));
  setInterval(() => tell({ type: 'beat' }), BEAT_MS).unref();
  return { tell };
}
