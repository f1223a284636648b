/** A tool, or anything else that draws air, as many times as there are of it. */
export interface Consumer {
  /** Free air while it runs, l/min. */
  readonly flow: number;
  /** What it needs at its inlet, bar above atmosphere. */
  readonly pressure: number;
  readonly count: number;
  /** Share of the time in which it runs, 0 to 1. */
  readonly use: number;
}

/** What is added to the demand, shares of it. */
export interface Reserve {
  readonly leaks: number;
  readonly growth: number;
}

/** How much air is drawn, l/min of free air. */
export interface AirDemand {
  /** Over an hour, every consumer by its share of the time. */
  readonly mean: number;
  /** The mean with leaks and growth: what the compressor has to make. */
  readonly design: number;
  /** Everything at once. */
  readonly connected: number;
  /** What is drawn in the busiest moment. */
  readonly peak: number;
  /** Share of the connected tools that run in it, 0 to 1. */
  readonly together: number;
  /** Of the consumer that needs most, bar. */
  readonly pressure: number;
}

/**
 * How many of n hand tools run in the busiest moment, as a share: the simultaneity factor that handbooks of the trade
 * print (one to sixteen tools; more are counted as sixteen).
 */
const TOGETHER = [
  1, 0.94, 0.89, 0.86, 0.83, 0.8, 0.77, 0.75, 0.73, 0.71, 0.69, 0.68, 0.67, 0.66, 0.65, 0.64,
] as const;
export const togetherOf = (tools: number): number => TOGETHER[Math.min(tools, TOGETHER.length) - 1] ?? 1;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/**
 * What consumers draw together.
 *
 * @param together share of the tools that run in the busiest moment; without it the handbook's
 */
export function airDemand(consumers: readonly Consumer[], reserve: Reserve, together?: number): AirDemand {
  const mean = sum(consumers.map(({ flow, count, use }) => flow * count * use));
  const connected = sum(consumers.map(({ flow, count }) => flow * count));
  const peak = Math.max(mean, together === undefined ? usualPeak(consumers) : connected * together);
  return {
    mean,
    design: mean * (1 + reserve.leaks + reserve.growth),
    connected,
    peak,
    together: connected === 0 ? 1 : peak / connected,
    pressure: Math.max(0, ...consumers.map(({ pressure }) => pressure)),
  };
}

/**
 * What never stops counts in full. Of the tools, the k largest with the factor for k, for the k that gives most: with one
 * factor for all of them a small tool more would make the peak smaller.
 */
function usualPeak(consumers: readonly Consumer[]): number {
  const steady = consumers.filter(({ use }) => use >= 1);
  const tools = consumers
    .filter(({ use }) => use < 1)
    .flatMap(({ flow, count }) => Array.from({ length: count }, () => flow))
    .sort((a, b) => b - a);
  let largest = 0;
  const peaks = tools.map((flow, index) => (largest += flow) * togetherOf(index + 1));
  return sum(steady.map(({ flow, count }) => flow * count)) + Math.max(0, ...peaks);
}
