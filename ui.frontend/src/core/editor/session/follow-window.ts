/**
 * Listens to the browser's window for a session.
 *
 * @param wake called when the network is back, or the author is, who may have signed in again
 * @param isBusy whether leaving now would lose something
 * @returns stops listening
 */
export function followWindow(wake: () => void, isBusy: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent): void => {
    if (isBusy()) event.preventDefault();
  };
  globalThis.addEventListener?.('online', wake);
  globalThis.addEventListener?.('focus', wake);
  globalThis.addEventListener?.('beforeunload', ask);
  return () => {
    globalThis.removeEventListener?.('online', wake);
    globalThis.removeEventListener?.('focus', wake);
    globalThis.removeEventListener?.('beforeunload', ask);
  };
}
