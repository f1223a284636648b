import type { Attributes, Span, Tracer } from './Tracer';

let tracer: Tracer | undefined;

const NO_SPAN: Span = { set: () => {} };

/** Sends spans through this tracer from now on. */
export function traceWith(chosen: Tracer | undefined): void {
  tracer = chosen;
}

export const isTracing = (): boolean => tracer !== undefined;

/**
 * Runs `work` as a span if traces are on; otherwise just runs it.
 *
 * @param work a span ends when its promise settles
 * @param parent W3C `traceparent` of another program's span; below the current span by default
 */
export function traced<T>(name: string, attributes: Attributes, work: (span: Span) => T, parent?: string): T {
  return tracer ? tracer.run(name, attributes, work, parent) : work(NO_SPAN);
}

/** For a message or a request to another program: its spans are then below the current one. */
export function traceHeaders(): { readonly traceparent?: string } {
  const traceparent = tracer?.current;
  return traceparent === undefined ? {} : { traceparent };
}
