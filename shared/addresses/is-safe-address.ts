/** Schemes that a link can have. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'];

/** Characters that browsers strip before parsing a scheme (WHATWG URL, basic URL parser). */
const IGNORED = /^[\u0000-\u0020]+|[\t\n\r]/g;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/**
 * Whether a link may point to an address: a relative one, or one of the schemes that a web site needs. `javascript:`
 * would run as a script, `feed:javascript:` or `blob:` might, `ms-settings:` opens programs on the visitor's machine.
 */
export function isSafeAddress(address: string): boolean {
  const scheme = SCHEME.exec(address.replace(IGNORED, ''))?.[1];
  return scheme === undefined || LINK_SCHEMES.includes(scheme.toLowerCase());
}
