import { createHash } from 'node:crypto';
import { servlet } from '../../../../shared/addresses/app';

/** Where browsers tell what a policy kept from a page. */
export const CSP_REPORTS = servlet('csp-report');

/** A policy whose breaches browsers report: that of what visitors see. */
export const reported = (policy: string): string => `${policy}; report-uri ${CSP_REPORTS}`;

/** What every page may do: load from its own server. */
const BASE = {
  'default-src': "'self'",
  'script-src': "'self'",
  'img-src': "'self' data:",
  'media-src': "'self'",
  'font-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
} as const;

/** Whose frames an embed may show, once the visitor has agreed. */
export const FRAME_HOSTS: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://geo.dailymotion.com',
  'https://www.openstreetmap.org',
];

/** The hosts whose frames stand, or may come to stand, on a page. */
export function framesOf(html: string): string[] {
  const found = new Set([...html.matchAll(/ data-embed-src="(https:\/\/[^/"]+)/g)].map(([, host]) => host));
  return FRAME_HOSTS.filter((host) => found.has(host));
}

/** Styles of pages, which are the same for many, and a few scripts. */
const MOST_HASHES = 200;
const hashes = new Map<string, string>();

/** `'sha256-…'` of an inline element's text. */
export function inlineHash(text: string): string {
  const hash = hashes.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  if (hashes.size >= MOST_HASHES) hashes.clear();
  hashes.set(text, hash);
  return hash;
}

/**
 * The Content-Security-Policy of a page.
 *
 * @param css texts of its inline style elements; no other inline style is applied
 * @param framedBy who may frame it: the editor frames the pages of author
 * @param frames other sites whose frames it may show
 * @param scripts texts of its inline script elements; no other inline script is run
 */
export function contentSecurityPolicy(
  css: readonly string[],
  framedBy: "'self'" | "'none'",
  frames: readonly string[] = [],
  scripts: readonly string[] = [],
): string {
  const directives = {
    ...BASE,
    'script-src': [BASE['script-src'], ...scripts.map(inlineHash)].join(' '),
    'style-src': ["'self'", ...css.map(inlineHash)].join(' '),
    ...(frames.length > 0 && { 'frame-src': ["'self'", ...frames].join(' ') }),
    'frame-ancestors': framedBy,
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/**
 * The Content-Security-Policy of the page editor: it frames the site's pages and is framed by nobody.
 *
 * @param nonce of the style elements that the editor's widgets make
 */
export const editorPolicy = (nonce: string): string =>
  contentSecurityPolicy([], "'none'")
    .replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`)
    .replace("img-src 'self' data:", "img-src 'self' data: blob:")
    .concat("; frame-src 'self'");

/** The policy of a document that is no page of the site: a drawing, a data sheet. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox";
