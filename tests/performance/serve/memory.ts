import type { Finding } from './Finding';
import { asFastAsPossible } from './load';
import { residentOf, type Servers } from './servers';

const CONNECTIONS = 32;
const STEPS = 20;
/** Addresses that differ in a parameter that no component reads, as those of campaigns do. */
const CAMPAIGNS = 50_000;
const MOST_GROWTH = 0.05;

/**
 * Memory of our front over many requests: half of them for one address, the others with parameters from elsewhere. What is
 * in use at the end, without garbage, is compared with what was after the first tenth, when code is compiled and caches are
 * full; the resident size, which operators see, goes up and down with the garbage.
 */
export async function memoryOverRequests({ small }: Servers, requests: number): Promise<Finding[]> {
  const address = (count: number) => (count % 2 === 0 ? '/' : `/?utm_campaign=${count % CAMPAIGNS}`);
  const step = requests / STEPS;
  const resident: number[] = [];
  const used: number[] = [];
  let seconds = 0;
  for (let turn = 0; turn < STEPS; turn += 1) {
    const options = { port: small.port, connections: CONNECTIONS };
    const of = (count: number) => address(turn * step + count);
    seconds += (await asFastAsPossible({ ...options, address: of }, step)).seconds;
    resident.push(residentOf(small.pid));
    if (turn === 1 || turn === STEPS - 1) used.push(await small.used());
  }
  const [first = NaN, last = NaN] = used;
  const growth = last / first - 1;
  console.log(
    `\nMemory of our front, resident, after each ${step.toLocaleString('en-GB')} requests` +
      `\n  ${resident.map((size) => size.toFixed(0)).join(' ')} MB; ${(requests / seconds).toFixed(0)} requests/s`,
  );
  return [
    {
      what: `growth of memory in use over ${requests.toLocaleString('en-GB')} requests`,
      found: `${(growth * 100).toFixed(1)} %, ${first.toFixed(1)} to ${last.toFixed(1)} MB`,
      goal: `≤ ${MOST_GROWTH * 100} %`,
      isMet: growth <= MOST_GROWTH,
    },
  ];
}
