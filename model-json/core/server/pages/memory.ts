import type { Body } from '../http/Body';

/*
 * What author and publish may keep to be quick. Everything here can be made again; more would only be read again by those who
 * reads the whole site, page by page.
 */

const MB = 1024 * 1024;

/** Of pages as HTML, an instance. */
export const PAGES_BYTES = 20 * MB;
/** Of model JSON, an instance. */
export const JSON_BYTES = 8 * MB;
/** Of pages with what was found on them, and of answers of the search, an instance. */
export const FOUND_BYTES = 4 * MB;
/** Models as objects are five times as large as their JSON, and wanted only while a page is drawn or edited. */
export const MOST_MODELS = 24;

/** What a body takes up with its compressed forms: brotli and gzip are a fifth each. */
export const weightOf = (body: Body | undefined): number => 500 + (body ? body.bytes.length * 1.4 : 0);
