import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../settings/settings';
import { loadOpenTelemetry, openTelemetry } from './open-telemetry';
import { traceWith } from './tracing';

/**
 * Starts sending traces, if there is a collector in the settings. Without one, nothing of OpenTelemetry is loaded.
 *
 * @param program the service's name in traces
 */
export async function beginTracing(
  program: string,
  settings: Pick<Settings, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'>,
  log: FastifyBaseLogger,
): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_SAMPLER_ARG: share } = settings;
  if (url === undefined) return;
  try {
    traceWith(openTelemetry(await loadOpenTelemetry(), program, url, share));
    log.info(`traces: ${program} to ${url}`);
  } catch (error) {
    log.warn(`No traces are sent, since OpenTelemetry cannot be loaded; run "npm ci" (${String(error)})`);
  }
}
