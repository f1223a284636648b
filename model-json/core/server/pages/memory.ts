import type { Body } from '../http/Body';

/*
 * Cache sizes of author and publish. Everything here can be recreated; larger caches would help only those who read the
 * whole site, page by page.
 */

const MB = 1024 * 1024;

/** Pages as HTML, per instance. */
export const PAGES_BYTES = 20 * MB;
/** Model JSON, per instance. */
export const JSON_BYTES = 8 * MB;
/** Pages with search results, and answers of the search, per instance. */
export const FOUND_BYTES = 4 * MB;
/** Models as objects are five times as large as their JSON, and needed only while a page is drawn or edited. */
export const MOST_MODELS = 24;

/** Size of a body with its compressed forms: brotli and gzip are a fifth each. */
export const weightOf = (body: Body | undefined): number => 500 + (body ? body.length * 1.4 : 0);
