/** The element named by an address's `#…`; undefined for an invalid encoding. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hashId(hash);
  return id ? document.getElementById(id) : null;
}

/** The decoded id in a `#…`. */
export function hashId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
