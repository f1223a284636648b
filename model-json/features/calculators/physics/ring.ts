import { FLOW_EXPONENT as EXPONENT } from '../../../../shared/measures/flow-exponent';
import { PIPE_CONSTANT } from './pipe';

/** A length of a ring main, and what is drawn at its end. */
export interface Segment {
  /** m, with fittings */
  readonly length: number;
  /** mm */
  readonly bore: number;
  /** Free air, m³/min; 0 at the end of the last one, which returns to the compressor. */
  readonly draw: number;
}

export interface Balanced {
  /** By segment, m³/min; negative if the air comes the other way round. */
  readonly flows: readonly number[];
  /** By segment, bar, with the sign of its flow. */
  readonly drops: readonly number[];
  /** Corrections until it was balanced. */
  readonly rounds: number;
  /** What the drops round the ring leave over, bar. */
  readonly remainder: number;
}

const MOST_ROUNDS = 100;
/** bar */
const CLOSE = 1e-9;

/**
 * Balances a ring that is fed at its beginning by the method of Hardy Cross (1936): the flow round the ring is corrected by
 * −Σ r·q·|q|^(n−1) ÷ Σ n·r·|q|^(n−1) until the drops of the two ways round add up to nothing.
 *
 * @param pressure in the ring, above atmosphere, bar
 */
export function balance(segments: readonly Segment[], pressure: number): Balanced {
  const resistance = segments.map(
    ({ length, bore }) => (PIPE_CONSTANT * length) / (bore ** 5 * (pressure + 1)),
  );
  const dropsOf = (flows: readonly number[]) =>
    flows.map((flow, index) => Math.sign(flow) * (resistance[index] ?? 0) * Math.abs(flow) ** EXPONENT);
  const total = sum(segments.map(({ draw }) => draw));
  // Anything that keeps what comes and goes at each point: half of the air each way.
  let flows = flowsFrom(total / 2, segments);
  for (let rounds = 1; ; rounds += 1) {
    const drops = dropsOf(flows);
    const remainder = sum(drops);
    if (Math.abs(remainder) < CLOSE || rounds === MOST_ROUNDS) return { flows, drops, rounds, remainder };
    const slope = sum(
      flows.map((flow, index) => EXPONENT * (resistance[index] ?? 0) * Math.abs(flow) ** (EXPONENT - 1)),
    );
    if (slope === 0) return { flows, drops, rounds, remainder };
    const correction = -remainder / slope;
    flows = flows.map((flow) => flow + correction);
  }
}

/** The flow in each segment if so much enters the first. */
function flowsFrom(first: number, segments: readonly Segment[]): number[] {
  let flow = first;
  return segments.map(({ draw }) => {
    const here = flow;
    flow -= draw;
    return here;
  });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
