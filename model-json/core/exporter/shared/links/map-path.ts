const UNREADABLE = /[^\x21-\x7e]|["<>\\^`{|}]/;
const NAMESPACES = /\/(jcr|cq|nt|sling|dam|rep|mix|granite|oak):([^/]*)/g;

/**
 * ResourceResolver.map without `/etc/map`: namespaces are mangled (`jcr:content` → `_jcr_content`), invalid characters
 * are percent-encoded, query and fragment are kept.
 */
export function mapPath(path: string): string {
  const end = path.search(/[?#]/);
  if (end < 0) return encodeReadable(mangle(path));
  return encodeReadable(mangle(path.slice(0, end))) + path.slice(end);
}

const mangle = (path: string) => (path.includes(':') ? path.replace(NAMESPACES, '/_$1_$2') : path);

/** Percent-encodes spaces, quotes and non-ASCII characters; keeps existing escapes. */
export function encodeReadable(value: string): string {
  if (!UNREADABLE.test(value)) return value;
  return value.replace(/[^\x21-\x7e]+|["<>\\^`{|}]/gu, (part) => encodeURIComponent(wellFormed(part)));
}

// A lone surrogate would make encodeURIComponent throw.
const wellFormed = (value: string): string => value.replace(/\p{Surrogate}/gu, '\ufffd');
