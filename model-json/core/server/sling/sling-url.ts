/** A request's path, parsed as in Sling (SlingRequestPathInfo). */
export interface SlingUrl {
  /** Absolute path of the resource, with JCR names: `/content/mysite/gb/en/jcr:content`. */
  readonly resourcePath: string;
  /** Whether a resource exists at that path; if not, the path ends before the first dot. */
  readonly found: boolean;
  /** `['coreimg', '82', '800']`. */
  readonly selectors: readonly string[];
  /** `html`; undefined without a dot after the resource. */
  readonly extension: string | undefined;
  /** From the first slash after the extension, including the slash: `/1700000000000/pump.jpeg`. */
  readonly suffix: string | undefined;
}

/** A path that no honest client sends: it traverses, or is not UTF-8. */
export class BadUrlError extends Error {
  override readonly name = 'BadUrlError';
  readonly code = 'VEN_URL';
  readonly statusCode = 400;
}

const MAX_LENGTH = 2048;

/**
 * The path of a request's URL, decoded once, segment by segment. Query and fragment are dropped.
 *
 * @throws BadUrlError for `.` and `..`, encoded slashes, backslashes, control characters and broken escapes
 */
export function decodePath(url: string): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  if (!path.startsWith('/') || path.length > MAX_LENGTH)
    throw new BadUrlError('the path is too long or not absolute');
  return path.split('/').map(decodeSegment).join('/');
}

function decodeSegment(raw: string): string {
  let segment: string;
  try {
    segment = raw.includes('%') ? decodeURIComponent(raw) : raw;
  } catch {
    throw new BadUrlError('the path is not percent-encoded UTF-8');
  }
  if (segment === '.' || segment === '..' || /[/\\\p{Cc}]/u.test(segment)) {
    throw new BadUrlError('the path contains a segment that no resource can have');
  }
  return segment;
}

const MANGLED = /\/_(jcr|cq|nt|sling|dam|rep|mix|granite|oak)_(?=[^/])/g;

/** `/_jcr_content` → `/jcr:content`: a colon is awkward in URLs, so Sling writes it this way. */
export const unmangle = (path: string): string => path.replace(MANGLED, '/$1:');

/**
 * Finds the resource in a decoded path: the longest part that `exists` and ends at a dot or at the end; selectors,
 * extension and suffix follow.
 */
export function decompose(path: string, exists: (resourcePath: string) => boolean): SlingUrl {
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const resourcePath = unmangle(path.slice(0, end));
    if (exists(resourcePath)) return { resourcePath, found: true, ...parse(path.slice(end)) };
  }
  if (path.endsWith('/') && path.length > 1) {
    const resourcePath = unmangle(path.slice(0, -1));
    if (exists(resourcePath)) return { resourcePath, found: true, ...parse('/') };
  }
  const dot = path.indexOf('.');
  const end = dot < 0 ? path.length : dot;
  return { resourcePath: unmangle(path.slice(0, end)), found: false, ...parse(path.slice(end)) };
}

function parse(rest: string): Pick<SlingUrl, 'selectors' | 'extension' | 'suffix'> {
  const slash = rest.indexOf('/');
  const suffix = slash < 0 ? undefined : rest.slice(slash);
  const words = (slash < 0 ? rest : rest.slice(0, slash)).split('.').slice(1);
  const extension = words.pop();
  return { selectors: words, extension: extension || undefined, suffix };
}
