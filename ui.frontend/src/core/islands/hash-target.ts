/** The element that an address's `#…` names. A hash that is no valid encoding names nothing. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hashId(hash);
  return id ? document.getElementById(id) : null;
}

/** The id in a `#…`, decoded. */
export function hashId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
