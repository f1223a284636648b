import type { Metric } from './metric';

let read: (() => Promise<Metric[]>) | undefined;

/**
 * Memory, garbage collection, processor time and event-loop delay of this process. Nothing is measured, nor any code
 * loaded, before metrics are requested for the first time.
 */
export async function processMetrics(): Promise<Metric[]> {
  read ??= await begin();
  return read();
}

async function begin(): Promise<() => Promise<Metric[]>> {
  const { collectDefaultMetrics, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return async () => (await registry.getMetricsAsJSON()) as unknown as Metric[];
}
