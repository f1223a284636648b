import { messageOf } from '../../../../../shared/checked/error-parts';
import { isObject } from '../../../../../shared/checked/is-object';
import type { Tracer } from './Tracer';

/** Milliseconds between two deliveries: an operator who looks at a trace has just sent the request. */
const EVERY = 1000;

/** The SDK's packages. */
type Libraries = Awaited<ReturnType<typeof loadOpenTelemetry>>;

/** They are optional: a server without traces need not have them. */
export async function loadOpenTelemetry() {
  const [api, exporter, resources, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-node'),
  ]);
  return { ...sdk, ...resources, ...exporter, ...api };
}

/**
 * Traces by the OpenTelemetry SDK.
 *
 * @param url of the collector: `http://localhost:4318`
 * @param share of the requests to trace that arrive without a trace
 */
export function openTelemetry(libraries: Libraries, program: string, url: string, share: number): Tracer {
  const { context, propagation, ROOT_CONTEXT, SpanStatusCode, trace } = libraries;
  const { BatchSpanProcessor, NodeTracerProvider, ParentBasedSampler, TraceIdRatioBasedSampler } = libraries;
  const { OTLPTraceExporter, resourceFromAttributes } = libraries;
  const exporter = new OTLPTraceExporter({ url: `${url.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': program, 'process.pid': process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: EVERY })],
  });
  provider.register();
  const tracer = trace.getTracer('cms');
  const contextOf = (parent: string | undefined) =>
    parent === undefined ? context.active() : propagation.extract(ROOT_CONTEXT, { traceparent: parent });
  return {
    run: (name, attributes, work, parent) =>
      tracer.startActiveSpan(name, { attributes }, contextOf(parent), (span) => {
        const fail = (error: unknown): void => {
          span.setStatus({ code: SpanStatusCode.ERROR, message: messageOf(error) });
        };
        try {
          const result = work({ set: (key, value) => void span.setAttribute(key, value) });
          if (!isPromise(result)) {
            span.end();
            return result;
          }
          result.then(undefined, fail).finally(() => span.end());
          return result;
        } catch (error) {
          fail(error);
          span.end();
          throw error;
        }
      }),
    get current() {
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent;
    },
  };
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  isObject(value) && typeof value.then === 'function';
