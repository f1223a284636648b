import type { Finding } from './Finding';
import { asFastAsPossible, median, percentile, steadily } from './load';
import type { Server, Servers } from './servers';

const ROUNDS = 5;
const CONNECTIONS = 32;
const LOAD = 0.8;
/** Seconds at that load in each round. */
const SECONDS = 2;
const MOST = 3;

interface Round {
  /** Requests a second that it can answer. */
  readonly most: number;
  readonly p50: number;
  readonly p99: number;
}

/** @param count requests that find out how many it can answer */
async function roundOf({ port }: Server, count: number): Promise<Round> {
  const options = { port, connections: CONNECTIONS };
  const { seconds } = await asFastAsPossible(options, count);
  const most = count / seconds;
  const { times } = await steadily(options, LOAD * most, SECONDS);
  return { most, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/**
 * How long visitors wait if each server gets four fifths of the requests that it could answer just before. The servers
 * take turns, and each round is compared by itself: a moment in which the machine is busy with something else lengthens
 * the times of all.
 */
export async function latencyUnderLoad(
  { front, bare, nginx, cache }: Servers,
  count: number,
): Promise<Finding[]> {
  const all = [front, bare, nginx, cache];
  const rounds = new Map(all.map((each) => [each, [] as Round[]]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const each of all) rounds.get(each)!.push(await roundOf(each, count));
  const of = (server: Server, pick: (round: Round) => number) => rounds.get(server)!.map(pick);
  const ratio = (one: Server, other: Server) => {
    const theirs = of(other, ({ p99 }) => p99);
    return median(of(one, ({ p99 }) => p99).map((p99, round) => p99 / theirs[round]!));
  };
  console.log(`\nThe same page at ${LOAD * 100} % of what each can answer`);
  console.table(
    Object.fromEntries(
      all.map((each) => [
        each.name,
        {
          'requests/s at most': median(of(each, ({ most }) => most)).toFixed(0),
          'p50, ms': median(of(each, ({ p50 }) => p50)).toFixed(2),
          'p99, ms': median(of(each, ({ p99 }) => p99)).toFixed(2),
          '× bare Node': ratio(each, bare).toFixed(2),
          '× nginx': ratio(each, nginx).toFixed(2),
        },
      ]),
    ),
  );
  return [
    [front, bare],
    [cache, nginx],
  ].map(([ours, theirs]) => ({
    what: `p99 of ${ours!.name} at ${LOAD * 100} % load`,
    found: `${ratio(ours!, theirs!).toFixed(2)} × ${theirs!.name}`,
    goal: `≤ ${MOST}`,
    isMet: ratio(ours!, theirs!) <= MOST,
  }));
}
