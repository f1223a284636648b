import { createHash } from 'node:crypto';
import { servlet } from '../../../../shared/addresses/app';

/** Where browsers report violations of a policy. */
export const CSP_REPORTS = servlet('csp-report');

/** Where `report-to` leads (W3C Reporting API); browsers that do not know it go by `report-uri`. */
const REPORT_TO = '; report-to csp';
const ENDPOINTS = `csp="${CSP_REPORTS}"`;

/** A policy whose violations browsers report, for visitors' pages. */
export const reported = (policy: string): string => `${policy}; report-uri ${CSP_REPORTS}${REPORT_TO}`;

/** The headers of a page with a policy. */
export const policyHeaders = (policy: string): Readonly<Record<string, string>> => ({
  'content-security-policy': policy,
  ...(policy.endsWith(REPORT_TO) && { 'reporting-endpoints': ENDPOINTS }),
});

/** Allowed for every page: loading from its own server. */
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

/** Hosts whose frames an embed can show, once the visitor has agreed. */
export const FRAME_HOSTS: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://geo.dailymotion.com',
  'https://www.openstreetmap.org',
];

/** In every element that shows a frame. */
export const FRAMED = ' data-embed-src="';

/** The hosts of the frames that a page shows or can show later. */
export function framesOf(html: string): string[] {
  const found = new Set([...html.matchAll(/ data-embed-src="(https:\/\/[^/"]+)/g)].map(([, host]) => host));
  return FRAME_HOSTS.filter((host) => found.has(host));
}

const TRUSTED_TYPES = "; require-trusted-types-for 'script'; trusted-types default";

/**
 * A visitors’ page’s policy with Trusted Types: the only one is the loader’s, which lets in the site’s own scripts
 * (`trust-own-scripts.ts`).
 */
export const trusted = (policy: string): string => policy + TRUSTED_TYPES;

/** The same for authors’ applications: theirs cleans HTML, too (`trusted-html.ts`), by a library with one of its own. */
const trustedForAuthors = (policy: string): string => `${trusted(policy)} dompurify`;

/** Caches hashes: many pages share the same styles and a few scripts. */
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
 * @param framedBy allowed frame ancestors: the editor frames author's pages
 * @param frames other sites whose frames it may show
 * @param scripts texts of its inline script elements; no other inline script is run
 * @param formsOrigin another origin to which its forms may be posted
 */
export function contentSecurityPolicy(
  css: readonly string[],
  framedBy: "'self'" | "'none'",
  frames: readonly string[] = [],
  scripts: readonly string[] = [],
  formsOrigin?: string,
): string {
  const directives = {
    ...BASE,
    'script-src': [BASE['script-src'], ...scripts.map(inlineHash)].join(' '),
    'style-src': ["'self'", ...css.map(inlineHash)].join(' '),
    ...(formsOrigin !== undefined && { 'form-action': `${BASE['form-action']} ${formsOrigin}` }),
    ...(frames.length > 0 && { 'frame-src': ["'self'", ...frames].join(' ') }),
    'frame-ancestors': framedBy,
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/**
 * The Content-Security-Policy of a page that somebody else’s application draws. Core Components for React write an author’s
 * background into an attribute; no script can come in that way.
 */
export const spaPolicy = (framedBy: "'self'" | "'none'"): string =>
  contentSecurityPolicy([], framedBy, FRAME_HOSTS).concat("; style-src-attr 'unsafe-inline'");

/**
 * The Content-Security-Policy of the page editor: it can frame the site's pages, but cannot be framed.
 *
 * @param nonce of the style elements created by the editor's widgets
 * @param frames origins of other pages that it can frame
 */
export const editorPolicy = (nonce: string, frames: readonly string[] = []): string =>
  trustedForAuthors(
    contentSecurityPolicy([], "'none'")
      .replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`)
      .replace("img-src 'self' data:", "img-src 'self' data: blob:")
      .concat(`; frame-src ${["'self'", ...frames].join(' ')}`),
  );

/** The policy of documents other than the site's pages: drawings, data sheets. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox";
