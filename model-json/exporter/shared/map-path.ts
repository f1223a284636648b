const NAMESPACES = /\/(jcr|cq|nt|sling|dam|rep|mix|granite|oak):([^/]*)/g;

/**
 * ResourceResolver.map without `/etc/map`: name spaces are mangled (`jcr:content` → `_jcr_content`), what a URL may not
 * hold is percent-encoded, query and fragment stay.
 */
export function mapPath(path: string): string {
  const end = path.search(/[?#]/);
  const rest = end < 0 ? '' : path.slice(end);
  const mangled = (end < 0 ? path : path.slice(0, end)).replace(NAMESPACES, '/_$1_$2');
  return encodeReadable(mangled) + rest;
}

/** Percent-encodes spaces, quotes and everything beyond ASCII; leaves what is encoded already. */
export function encodeReadable(value: string): string {
  return value.replace(/[^\x21-\x7e]+|["<>\\^`{|}]/gu, (part) => encodeURIComponent(wellFormed(part)));
}

// A lone surrogate would make encodeURIComponent throw.
const wellFormed = (value: string): string => value.replace(/\p{Surrogate}/gu, '\ufffd');
