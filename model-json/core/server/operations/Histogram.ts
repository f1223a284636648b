import type { Instrument, Labels, Metric, Sample } from './metric';

/** Upper limits in seconds: an answer from memory takes a tenth of a millisecond, and nobody waits for ten seconds. */
const LIMITS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Series {
  readonly labels: Labels;
  /** By limit, and last those above all. */
  readonly counts: number[];
  sum: number;
}

/** How long something took, by labels. */
export class Histogram implements Instrument {
  private readonly series = new Map<string, Series>();

  constructor(
    readonly name: string,
    private readonly help: string,
  ) {}

  observe(labels: Labels, seconds: number): void {
    let key = '';
    for (const name in labels) key += `${labels[name]}\0`;
    const series = this.series.get(key) ?? this.begin(key, labels);
    const above = LIMITS.findIndex((limit) => seconds <= limit);
    const at = above < 0 ? LIMITS.length : above;
    series.counts[at] = (series.counts[at] ?? 0) + 1;
    series.sum += seconds;
  }

  /** Measures `work`, whether it succeeds or throws. */
  time<T>(labels: Labels, work: () => T): T {
    const began = performance.now();
    try {
      return work();
    } finally {
      this.observe(labels, (performance.now() - began) / 1000);
    }
  }

  read(): Metric {
    const { name, help } = this;
    return {
      name,
      help,
      type: 'histogram',
      values: [...this.series.values()].flatMap((each) => this.samples(each)),
    };
  }

  private begin(key: string, labels: Labels): Series {
    const series = { labels, counts: Array<number>(LIMITS.length + 1).fill(0), sum: 0 };
    this.series.set(key, series);
    return series;
  }

  private samples({ labels, counts, sum }: Series): Sample[] {
    const { name } = this;
    let total = 0;
    const buckets = counts.map((count, at) => {
      total += count;
      return {
        metricName: `${name}_bucket`,
        labels: { ...labels, le: String(LIMITS[at] ?? '+Inf') },
        value: total,
      };
    });
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: total },
    ];
  }
}
