import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { ADDRESSES } from '../drawn/addresses';
import { mainThreadTime, processorTime, treeOf } from '../start/process-tree';
import type { Finding } from './Finding';
import { asFastAsPossible, median } from './load';

const PORTS = { one: 5366, two: 5367 };
const PROCESSORS = 2;
const ROUNDS = 5;
/** Pages of a round: the cheapest kind, of which the front has the largest share, and the dearest. */
const PAGES = { dealers: 400, 'search, many hits': 150 };
type Kind = keyof typeof PAGES;
const KINDS: readonly Kind[] = ['dealers', 'search, many hits'];
/** Pages of a kind that each drawer draws before: until then, V8 compiles. */
const WARM_UP = 2;
const CONNECTIONS = 8;
const GOAL = 1.8;

interface Round {
  readonly perSecond: number;
  /** Milliseconds of processor time for a page: of the front and its drawers with all their threads. */
  readonly all: number;
  /** The same of the one thread of the front that runs its JavaScript, and of those of all drawers. */
  readonly front: number;
  readonly drawers: number;
}

/**
 * How many pages a second two processors have time for, if nothing else runs: no thread can use more than one of them, and
 * all together not more than both. Those who ask are on other machines.
 */
const possible = ({ all, front, drawers }: Round, count: number): number =>
  1000 / Math.max(front, drawers / count, all / PROCESSORS);

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

/** What a server has used so far, seconds. */
function usedBy(pid: number): { all: number; front: number; drawers: number } {
  const drawers = treeOf(pid).filter((each) => each !== pid);
  return {
    all: processorTime(pid),
    front: mainThreadTime(pid),
    drawers: drawers.reduce((total, each) => total + mainThreadTime(each), 0),
  };
}

/**
 * How many uncached pages a second a front with two drawers answers, beside one with a single drawer, in turns. By the clock
 * this says something only if more than two processors are idle, since the program that asks needs one. By processor time it says how
 * many two processors have time for, whatever else runs.
 *
 * @param file of serve/front-server
 * @param searchDir a complete search index
 */
export async function twoDrawers(file: string, searchDir: string): Promise<Finding[]> {
  const [one, two] = await Promise.all([
    startFront(file, PORTS.one, 1, searchDir),
    startFront(file, PORTS.two, 2, searchDir),
  ]);
  let asked = 0;
  const round = async (kind: Kind, pid: number, port: number, times = 1): Promise<Round> => {
    const pages = times * PAGES[kind];
    const base = (asked += pages) - pages;
    const before = usedBy(pid);
    const { seconds } = await asFastAsPossible(
      { port, connections: CONNECTIONS, address: (at) => ADDRESSES[kind]!(base + at) },
      pages,
    );
    const after = usedBy(pid);
    const cost = (of: keyof typeof after) => ((after[of] - before[of]) * 1000) / pages;
    return { perSecond: pages / seconds, all: cost('all'), front: cost('front'), drawers: cost('drawers') };
  };
  const findings: Finding[] = [];
  try {
    for (const kind of KINDS) {
      await round(kind, one, PORTS.one, WARM_UP);
      await round(kind, two, PORTS.two, 2 * WARM_UP);
      const [ofOne, ofTwo]: [Round[], Round[]] = [[], []];
      for (let turn = 0; turn < ROUNDS; turn += 1) {
        ofOne.push(await round(kind, one, PORTS.one));
        ofTwo.push(await round(kind, two, PORTS.two));
      }
      say(kind, { 'one drawer': ofOne, 'two drawers': ofTwo });
      const ratio = (rate: (round: Round, count: number) => number) =>
        median(ofTwo.map((each, turn) => rate(each, 2) / rate(ofOne[turn]!, 1)));
      const byTime = ratio(possible);
      findings.push({
        what: `two drawers on two processors (${kind})`,
        found: `${byTime.toFixed(2)} × one by processor time, ${ratio(({ perSecond }) => perSecond).toFixed(2)} × by the clock`,
        goal: `≥ ${GOAL}`,
        isMet: byTime >= GOAL,
      });
    }
    return findings;
  } finally {
    for (const pid of [one, two]) process.kill(pid);
  }
}

function say(kind: Kind, servers: Readonly<Record<string, readonly Round[]>>): void {
  const row = (rounds: readonly Round[], count: number) => {
    const of = (number: (round: Round) => number, digits: number) =>
      median(rounds.map(number)).toFixed(digits);
    return {
      'pages/s by the clock': of(({ perSecond }) => perSecond, 0),
      'ms of processor time': of(({ all }) => all, 2),
      'front’s thread': of(({ front }) => front, 2),
      'drawers’ threads': of(({ drawers }) => drawers, 2),
      'pages/s possible on two processors': of((round) => possible(round, count), 0),
    };
  };
  console.log(`\nUncached pages from a front with drawers: ${kind}`);
  console.table(
    Object.fromEntries(Object.entries(servers).map(([name, rounds], i) => [name, row(rounds, i + 1)])),
  );
}
