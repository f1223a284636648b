/** A tool, or any other consumer of air, and its quantity. */
export interface Consumer {
  /** Free air while it runs, l/min. */
  readonly flow: number;
  /** Required pressure at its inlet, bar above atmosphere. */
  readonly pressure: number;
  readonly count: number;
  /** Share of time that it runs, 0 to 1. */
  readonly use: number;
}

/** Allowances added to the demand, as shares of it. */
export interface Reserve {
  readonly leaks: number;
  readonly growth: number;
}

/** Air consumption, l/min of free air. */
export interface AirDemand {
  /** Average over an hour, each consumer weighted by its running time. */
  readonly mean: number;
  /** The mean with leaks and growth: the required delivery of the compressor. */
  readonly design: number;
  /** All consumers at once. */
  readonly connected: number;
  /** Consumption in the busiest moment. */
  readonly peak: number;
  /** Share of the connected tools that run in it, 0 to 1. */
  readonly together: number;
  /** Of the consumer that needs the highest, bar. */
  readonly pressure: number;
}

/**
 * The share of n hand tools that run in the busiest moment: the simultaneity factor of trade handbooks (for one to sixteen
 * tools; more are treated like sixteen).
 */
const TOGETHER = [
  1, 0.94, 0.89, 0.86, 0.83, 0.8, 0.77, 0.75, 0.73, 0.71, 0.69, 0.68, 0.67, 0.66, 0.65, 0.64,
] as const;
export const togetherOf = (tools: number): number => TOGETHER[Math.min(tools, TOGETHER.length) - 1] ?? 1;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/**
 * The combined demand of consumers.
 *
 * @param together share of the tools that run in the busiest moment; default: the handbook's
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
 * Continuous consumers count in full. Of the tools, the k largest count with the factor for k, for the k with the highest
 * result: with one factor for all, an additional small tool would lower the peak.
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
