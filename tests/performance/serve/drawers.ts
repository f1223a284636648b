import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { ADDRESSES } from '../drawn/addresses';
import { mainThreadTime, processorTime, treeOf } from '../start/process-tree';
import type { Finding } from './Finding';
import { asFastAsPossible, median } from './load';

const ROUNDS = 5;
/** Pages of a round: the cheapest kind, of which the front has the largest share, and the dearest. */
const PAGES = { dealers: 400, 'search, many hits': 150 };
type Kind = keyof typeof PAGES;
const KINDS: readonly Kind[] = ['dealers', 'search, many hits'];
/** Pages of a kind that each drawer draws before: until then, V8 compiles. */
const WARM_UP = 2;
const CONNECTIONS = 8;
const GOAL = 1.8;

/** A publish server: on how many processors, with how many drawers. */
interface Publish {
  readonly port: number;
  readonly processors: 1 | 2;
  readonly drawers: number;
}
const SERVERS: Readonly<Record<string, Publish>> = {
  'one processor, one drawer': { port: 5366, processors: 1, drawers: 1 },
  'two processors, one drawer': { port: 5367, processors: 2, drawers: 1 },
  'two processors, two drawers': { port: 5368, processors: 2, drawers: 2 },
};

interface Round {
  readonly perSecond: number;
  /** Milliseconds of processor time for a page: of the front and its drawers with all their threads. */
  readonly all: number;
  /** The same of the one thread of the front that runs its JavaScript, and of those of all drawers. */
  readonly front: number;
  readonly drawers: number;
}

/**
 * How many pages a second the processors have time for, if nothing else runs: no thread can use more than one of them, and
 * all together not more than there are. Those who ask are on other machines.
 */
const possible = ({ all, front, drawers }: Round, { drawers: count, processors }: Publish): number =>
  1000 / Math.max(front, drawers / count, all / processors);

/** A front with real drawers. @returns its process id, once all drawers are ready */
async function startFront(file: string, publish: Publish, searchDir: string): Promise<number> {
  const { port, drawers, processors } = publish;
  const command = [process.execPath, file, `${port}`, '--drawers', `${drawers}`];
  const [program, ...args] = processors === 1 ? ['taskset', '-c', '0', ...command] : command;
  const child = spawn(program!, args, {
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
 * How many times as many uncached pages a second publish answers on two processors as on one, with one drawer and with two, in
 * turns. By the clock this says something only of one processor, where the program that asks has another; by processor
 * time it says how many the processors have time for, whatever else runs.
 *
 * @param file of serve/front-server
 * @param searchDir a complete search index
 */
export async function moreProcessors(file: string, searchDir: string): Promise<Finding[]> {
  const pids: Record<string, number> = {};
  const findings: Finding[] = [];
  let asked = 0;
  const round = async (kind: Kind, name: string, times = 1): Promise<Round> => {
    const pages = times * PAGES[kind];
    const base = (asked += pages) - pages;
    const before = usedBy(pids[name]!);
    const { seconds } = await asFastAsPossible(
      { port: SERVERS[name]!.port, connections: CONNECTIONS, address: (at) => ADDRESSES[kind]!(base + at) },
      pages,
    );
    const after = usedBy(pids[name]!);
    const cost = (of: keyof typeof after) => ((after[of] - before[of]) * 1000) / pages;
    return { perSecond: pages / seconds, all: cost('all'), front: cost('front'), drawers: cost('drawers') };
  };
  try {
    for (const [name, publish] of Object.entries(SERVERS))
      pids[name] = await startFront(file, publish, searchDir);
    for (const kind of KINDS) {
      const rounds: Record<string, Round[]> = {};
      for (const [name, { drawers }] of Object.entries(SERVERS)) {
        rounds[name] = [];
        await round(kind, name, drawers * WARM_UP);
      }
      for (let turn = 0; turn < ROUNDS; turn += 1)
        for (const name of Object.keys(SERVERS)) rounds[name]!.push(await round(kind, name));
      say(kind, rounds);
      findings.push(scaling(kind, rounds));
    }
    return findings;
  } finally {
    for (const pid of Object.values(pids)) process.kill(pid);
  }
}

/** Of the number of drawers that suits this kind of page best. */
function scaling(kind: Kind, rounds: Readonly<Record<string, readonly Round[]>>): Finding {
  const [[one, alone], ...more] = Object.entries(SERVERS) as [[string, Publish], ...[string, Publish][]];
  const ratios = more.map(([name, publish]) =>
    median(rounds[name]!.map((each, turn) => possible(each, publish) / possible(rounds[one]![turn]!, alone))),
  );
  const found = more.map(([, { drawers }], at) => `${ratios[at]!.toFixed(2)} × with ${drawers}`).join(', ');
  return {
    what: `pages on two processors, of one (${kind})`,
    found,
    goal: `≥ ${GOAL}`,
    isMet: Math.max(...ratios) >= GOAL,
  };
}

function say(kind: Kind, servers: Readonly<Record<string, readonly Round[]>>): void {
  const row = (rounds: readonly Round[], publish: Publish) => {
    const of = (number: (round: Round) => number, digits: number) =>
      median(rounds.map(number)).toFixed(digits);
    return {
      'pages/s by the clock': of(({ perSecond }) => perSecond, 0),
      'ms of processor time': of(({ all }) => all, 2),
      'front’s thread': of(({ front }) => front, 2),
      'drawers’ threads': of(({ drawers }) => drawers, 2),
      'pages/s possible': of((round) => possible(round, publish), 0),
    };
  };
  console.log(`\nUncached pages from a front with drawers: ${kind}`);
  console.table(
    Object.fromEntries(Object.entries(servers).map(([name, rounds]) => [name, row(rounds, SERVERS[name]!)])),
  );
}
