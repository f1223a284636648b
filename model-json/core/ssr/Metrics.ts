import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DrawingPool } from './drawing/DrawingPool';
import type { Loss } from './drawing/DrawingProcess';

/** Seconds: pages take a few milliseconds, and nobody waits for ten seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Prometheus metrics at `/metrics`. Labels contain no path: a site has more pages than a metric should have time
 * series.
 */
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];

  private readonly requests = new Counter({
    name: 'ssr_requests_total',
    help: 'Requests for a page, by status and WCM mode',
    labelNames: ['status', 'mode'],
    registers: this.registers,
  });
  private readonly durations = new Histogram({
    name: 'ssr_request_duration_seconds',
    help: 'From a request to its answer, including waiting',
    labelNames: ['mode'],
    buckets: BUCKETS,
    registers: this.registers,
  });
  private readonly steps = new Histogram({
    name: 'ssr_draw_duration_seconds',
    help: 'Work of a process for a page: step "parse" reads the model, "draw" makes the HTML',
    labelNames: ['step'],
    buckets: BUCKETS,
    registers: this.registers,
  });
  private readonly restarts = new Counter({
    name: 'ssr_process_restarts_total',
    help: 'Processes that ended and were restarted: out of time, out of memory, or by themselves',
    labelNames: ['reason'],
    registers: this.registers,
  });
  private readonly problems = new Counter({
    name: 'ssr_problems_total',
    help: 'Components that were left out of a page because they could not be shown',
    registers: this.registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    // Counters must start at 0, not at the first error.
    for (const reason of ['time', 'memory', 'crash']) this.restarts.inc({ reason }, 0);
  }

  /** Reads the number of pages being drawn and waiting when the metrics are requested. */
  watch(pool: DrawingPool): void {
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        registers: this.registers,
        collect() {
          this.set(value());
        },
      });
    gauge('ssr_in_flight', 'Pages being drawn', () => pool.counts.drawing);
    gauge('ssr_queue', 'Requests waiting for a process', () => pool.counts.waiting);
  }

  answered(status: number, mode: string, seconds: number): void {
    this.requests.inc({ status, mode });
    this.durations.observe({ mode }, seconds);
  }

  drew(parseMs: number, drawMs: number, problems: number): void {
    this.steps.observe({ step: 'parse' }, parseMs / 1000);
    this.steps.observe({ step: 'draw' }, drawMs / 1000);
    this.problems.inc(problems);
  }

  restarted(reason: Loss): void {
    this.restarts.inc({ reason });
  }
}
