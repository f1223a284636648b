import type { FastifyBaseLogger } from 'fastify';
import { Counter } from './Counter';
import { Gauge, type ReadValues } from './Gauge';
import { Histogram } from './Histogram';
import type { Instrument } from './metric';
import { processMetrics } from './process-metrics';
import { Readiness } from './Readiness';
import type { Report } from './Report';

/** A program started by this one. */
export interface ProgramBelow {
  /** Its report, and those of the programs that it has started. */
  reports(withMetrics: boolean, patience: number): Promise<Report[]>;
  setLogLevel(level: string): void;
}

/** What this program tells operators: whether it is ready, its metrics, and those of the programs it has started. */
export class Operations {
  readonly readiness = new Readiness();
  /** The programs started by this one. */
  readonly below = new Set<ProgramBelow>();
  private readonly instruments = new Map<string, Instrument>();
  private readonly logs: { readonly log: FastifyBaseLogger; readonly first: string }[] = [];

  counter(name: string, help: string): Counter {
    return this.add(new Counter(name, help));
  }

  histogram(name: string, help: string): Histogram {
    return this.add(new Histogram(name, help));
  }

  /** Adds values that are read when metrics are requested. Another gauge of the same name is replaced. */
  gauge(name: string, help: string, values: ReadValues): Gauge {
    return this.add(new Gauge(name, help, values));
  }

  /**
   * This program's report first, under the given name, then those of the programs it has started.
   *
   * @param patience milliseconds for the others: Prometheus waits for ten seconds, a load balancer for less
   */
  async reports(
    program: string,
    withMetrics: boolean,
    patience = withMetrics ? 8000 : 2000,
  ): Promise<Report[]> {
    const below = Promise.all([...this.below].map((each) => each.reports(withMetrics, patience)));
    const metrics = withMetrics
      ? [...[...this.instruments.values()].map((each) => each.read()), ...(await processMetrics())]
      : [];
    const own: Report = { program, waits: this.readiness.waits, metrics };
    return [own, ...(await below).flat()];
  }

  /** Adds a log whose level can be changed at run time. */
  follow(log: FastifyBaseLogger): void {
    this.logs.push({ log, first: log.level });
  }

  /** Changes the log level here and in the programs below. @param level `default` restores that of the settings */
  setLogLevel(level: string): void {
    for (const { log, first } of this.logs) log.level = level === 'default' ? first : level;
    for (const program of this.below) program.setLogLevel(level);
  }

  private add<I extends Instrument>(instrument: I): I {
    this.instruments.set(instrument.name, instrument);
    return instrument;
  }
}

/** Those of this process. */
export const operations = new Operations();
