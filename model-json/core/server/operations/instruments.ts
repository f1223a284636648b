import { codeOf } from '../../../../shared/checked/error-parts';
import { isObject } from '../../../../shared/checked/is-object';
import { operations } from './Operations';
import { traced } from './tracing/tracing';

/** How requests were answered. On publish the front counts every visitor's request; a drawer those it was passed. */
export const requests = operations.histogram(
  'cms_request_seconds',
  'Time until an answer begins, by its source (cache, stale, file, drawer, routes, busy, gone) and status',
);

const renders = operations.histogram(
  'cms_page_render_seconds',
  'Time to draw a page, by template and step (model, html)',
);

/**
 * Measures a step of drawing a page.
 *
 * @param step `model` reads the content, `html` draws it
 */
export const measureDrawing = <T>(template: string, step: 'model' | 'html', work: () => T): T =>
  traced(`draw ${step}`, { template }, () => renders.time({ template, step }, work));

export const searches = operations.histogram(
  'cms_search_seconds',
  'Time to answer a search, by kind (search, list, suggest) and outcome (found, relaxed, none, error)',
);

const errors = operations.counter(
  'cms_errors_total',
  'Errors answered, by code (docs/errors.md; "unknown" for others) and status',
);

const CODE = /^VEN_[A-Z_]+$/;

/** Counts an error that a client was sent. */
export function countError(error: unknown, status: number): void {
  const code = (isObject(error) ? codeOf(error.cause) : undefined) ?? codeOf(error);
  errors.add({ code: code !== undefined && CODE.test(code) ? code : 'unknown', status });
}
