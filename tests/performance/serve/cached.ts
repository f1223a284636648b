import type { Finding } from './Finding';
import { asFastAsPossible, median } from './load';
import type { Server, Servers } from './servers';

const ROUNDS = 5;
const CONNECTIONS = 32;
const GOAL = 0.8;

/** Microseconds of processor time for a request. */
async function costOf({ port, spent }: Server, count: number): Promise<number> {
  const before = spent();
  await asFastAsPossible({ port, connections: CONNECTIONS }, count);
  return ((spent() - before) / count) * 1e6;
}

/**
 * What a cached page costs each server in processor time, which other work on the machine changes less than the clock's
 * figures. They take turns; medians of the rounds.
 *
 * @param requests to each server
 */
export async function cachedPages(
  { front, bare, nginx, cache }: Servers,
  requests: number,
): Promise<Finding[]> {
  const all = [front, bare, nginx, cache];
  for (const each of all) await costOf(each, requests / 10);
  const costs = new Map(all.map((each) => [each, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const each of all) costs.get(each)!.push(await costOf(each, requests / ROUNDS));
  const rate = (one: Server, of: Server) =>
    median(costs.get(one)!.map((cost, round) => costs.get(of)![round]! / cost));
  console.log('\nA cached page of 47 kB');
  console.table(
    Object.fromEntries(
      all.map((each) => [
        each.name,
        {
          'µs of processor time': median(costs.get(each)!).toFixed(0),
          '× nginx': rate(each, nginx).toFixed(2),
          '× bare Node': rate(each, bare).toFixed(2),
        },
      ]),
    ),
  );
  const found = rate(cache, nginx);
  return [
    {
      what: `a cached page from ${cache.name}, rate per processor`,
      found: `${found.toFixed(2)} × nginx`,
      goal: `≥ ${GOAL}`,
      isMet: found >= GOAL,
    },
  ];
}
