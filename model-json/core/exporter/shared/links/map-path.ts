const UNREADABLE = /[^\x21-\x7e]|["<>\\^`{|}]/;
const NAMESPACES = /\/(jcr|cq|nt|sling|dam|rep|mix|granite|oak):([^/]*)/g;

/**
 * ResourceResolver.map without `/etc/map`: name spaces are mangled (`jcr:content` → `_jcr_content`), what a URL may not
 * hold is percent-encoded, query and fragment stay.
 */
export function mapPath(path: string): string {
  const end = path.search(/[?#]/);
  if (end < 0) return encodeReadable(mangle(path));
  return encodeReadable(mangle(path.slice(0, end))) + path.slice(end);
}

const mangle = (path: string) => (path.includes(':') ? path.replace(NAMESPACES, '/_$1_$2') : path);

/** Percent-encodes spaces, quotes and everything beyond ASCII; leaves what is encoded already. */
export function encodeReadable(value: string): string {
  if (!UNREADABLE.test(value)) return value;
  return value.replace(/[^\x21-\x7e]+|["<>\\^`{|}]/gu, (part) => encodeURIComponent(wellFormed(part)));
}

// A lone surrogate would make encodeURIComponent throw.
const wellFormed = (value: string): string => value.replace(/\p{Surrogate}/gu, '\ufffd');
