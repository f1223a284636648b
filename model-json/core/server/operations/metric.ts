/** Names and values of a time series; never a path or anything a visitor typed, since each value is a series of its own. */
export type Labels = Readonly<Record<string, string | number>>;

export interface Sample {
  /** If it differs from the metric's: `…_bucket`, `…_sum`, `…_count`. */
  readonly metricName?: string;
  readonly labels: Labels;
  /** `null` after a message between programs: not a number. */
  readonly value: number | null;
}

/** A metric with its current values, in prom-client's JSON format. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly values: readonly Sample[];
}

/** Anything that can be read when metrics are requested. */
export interface Instrument {
  readonly name: string;
  read(): Metric;
}
