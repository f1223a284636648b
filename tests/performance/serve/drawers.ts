import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { ADDRESSES } from '../drawn/addresses';
import { processorTime } from '../start/process-tree';
import type { Finding } from './Finding';
import { asFastAsPossible, median } from './load';

const PORTS = { one: 5366, two: 5367 };
const ROUNDS = 5;
const PAGES = 400;
/** Pages that each drawer draws before: until then, V8 compiles. */
const WARM_UP = 800;
const CONNECTIONS = 8;
const GOAL = 1.8;

interface Round {
  readonly perSecond: number;
  /** Milliseconds of processor time for a page, of the front and its drawers. */
  readonly cost: number;
}

/** A front with real drawers. @returns its process id, once all drawers are ready */
async function startFront(file: string, port: number, drawers: number, searchDir: string): Promise<number> {
  const child = spawn(process.execPath, [file, `${port}`, '--drawers', `${drawers}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, BENCH_SEARCH: searchDir, NODE_ENV: 'production' },
  });
  const isUp = () => asFastAsPossible({ port, connections: 1 }, 1).then(() => true, () => false); // prettier-ignore
  while (!(await isUp())) {
    if (child.exitCode !== null || child.pid === undefined) throw new Error('the front has not started');
    await wait(100);
  }
  return child.pid!;
}

/**
 * How many uncached pages a second a front with two drawers answers, beside one with a single drawer, in turns. By the clock
 * this says something only if two processors are idle. By processor time it says what sharing costs, whatever else runs: two
 * drawers can draw as much more as their pages cost less than twice those of one.
 *
 * @param file of serve/front-server
 * @param searchDir a complete search index
 */
export async function twoDrawers(file: string, searchDir: string): Promise<Finding[]> {
  const [one, two] = await Promise.all([
    startFront(file, PORTS.one, 1, searchDir),
    startFront(file, PORTS.two, 2, searchDir),
  ]);
  let count = 0;
  const round = async (pid: number, port: number, pages = PAGES): Promise<Round> => {
    const base = (count += pages) - pages;
    const before = processorTime(pid);
    const { seconds } = await asFastAsPossible(
      { port, connections: CONNECTIONS, address: (at) => ADDRESSES.dealers!(base + at) },
      pages,
    );
    return { perSecond: pages / seconds, cost: ((processorTime(pid) - before) * 1000) / pages };
  };
  try {
    await round(one, PORTS.one, WARM_UP);
    await round(two, PORTS.two, 2 * WARM_UP);
    const [ofOne, ofTwo]: [Round[], Round[]] = [[], []];
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      ofOne.push(await round(one, PORTS.one));
      ofTwo.push(await round(two, PORTS.two));
    }
    const rate = (rounds: readonly Round[]) => median(rounds.map(({ perSecond }) => perSecond));
    const cost = (rounds: readonly Round[]) => median(rounds.map((each) => each.cost));
    const byClock = median(ofTwo.map(({ perSecond }, turn) => perSecond / ofOne[turn]!.perSecond));
    const byCost = 2 * median(ofTwo.map((each, turn) => ofOne[turn]!.cost / each.cost));
    console.log('\nUncached pages from a front with drawers');
    console.table({
      'one drawer': { 'pages/s': rate(ofOne).toFixed(0), 'ms of processor time': cost(ofOne).toFixed(2) },
      'two drawers': { 'pages/s': rate(ofTwo).toFixed(0), 'ms of processor time': cost(ofTwo).toFixed(2) },
    });
    return [
      {
        what: 'two drawers on two processors',
        found: `${byClock.toFixed(2)} × one by the clock, ${byCost.toFixed(2)} × by processor time`,
        goal: `≥ ${GOAL}`,
        isMet: byClock >= GOAL,
      },
    ];
  } finally {
    for (const pid of [one, two]) process.kill(pid);
  }
}
