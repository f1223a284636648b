import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import { CONTENT_HEAP } from '../../../scripts/serve/run-built';
import { median } from '../serve/load';
import { bareRender } from '../ssr/bare-render';
import { processorTime } from '../start/process-tree';
import { ADDRESSES } from './addresses';

/** The kernel counts in steps of 10 ms. */
const PAGES_IN_A_ROUND = 150;
const BARE_IN_A_ROUND = 40;
const WARM_UP = 2;

/** A page that is drawn for each request, and React alone with the same model. Milliseconds of processor time. */
export interface Uncached {
  readonly ours: number;
  readonly bare: number;
  /** The rate of ours; that of React alone is 1. */
  readonly ratio: number;
  readonly kilobytes: number;
  readonly statuses: readonly number[];
}

export interface UncachedOptions {
  /** The file of drawn/serve. */
  readonly program: string;
  readonly rounds: number;
  /** One of `ADDRESSES`; all if missing. */
  readonly only?: string;
  /** For the search index, so that another process can go on with it. */
  readonly searchDir?: string;
}

interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

const ask = (port: number, url: string, agent: Agent, encoding: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    get({ port, host: '127.0.0.1', path: url, agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks) }));
    }).once('error', reject);
  });

/** The model of a page with a query; `/search` has it under its path in the content. */
async function modelOf(port: number, address: (count: number, kind?: string) => string, agent: Agent) {
  const url = `/content/ventora/gb/en${address(1, '.model.json')}`;
  const { status, body } = await ask(port, url, agent, 'identity');
  if (status !== 200) throw new Error(`${url}: ${status}`);
  return JSON.parse(body.toString()) as unknown;
}

function bareTime(model: unknown): number {
  const before = process.cpuUsage();
  for (let count = 0; count < BARE_IN_A_ROUND; count += 1) bareRender(model);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / BARE_IN_A_ROUND;
}

/** A publish without a front, asked for pages that nothing has drawn before, in turns with React alone. Medians of the rounds. */
export async function uncachedPages(options: UncachedOptions): Promise<Record<string, Uncached>> {
  const { program, rounds, only, searchDir = '' } = options;
  const child = fork(program, [searchDir], { execArgv: CONTENT_HEAP });
  const port = await new Promise<number>((resolve) => child.once('message', (sent) => resolve(Number(sent))));
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  let count = 1;
  const results: Record<string, Uncached> = {};
  for (const [name, address] of Object.entries(ADDRESSES)) {
    if (only !== undefined && name !== only) continue;
    const model = await modelOf(port, address, agent);
    const [times, bare]: [number[], number[]] = [[], []];
    let bytes = 0;
    const statuses = new Set<number>();
    const client = async (): Promise<void> => {
      for (let page = 0; page < PAGES_IN_A_ROUND / 2; page += 1) {
        const { status, body } = await ask(port, address((count += 1)), agent, 'gzip, br');
        statuses.add(status);
        bytes = body.length;
      }
    };
    for (let round = 0; round < WARM_UP + rounds; round += 1) {
      bare.push(bareTime(model));
      const before = processorTime(child.pid!);
      await Promise.all([client(), client()]);
      times.push(((processorTime(child.pid!) - before) * 1000) / PAGES_IN_A_ROUND);
    }
    results[name] = {
      ours: median(times.slice(WARM_UP)),
      bare: median(bare.slice(WARM_UP)),
      ratio: median(times.map((ms, round) => bare[round]! / ms).slice(WARM_UP)),
      kilobytes: bytes / 1000,
      statuses: [...statuses],
    };
  }
  agent.destroy();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.disconnect();
  await ended;
  return results;
}

/** Share of React's own rate. */
export const GOAL = 0.6;

/** Prints them. */
export function sayUncached(results: Readonly<Record<string, Uncached>>): void {
  console.table(
    Object.fromEntries(
      Object.entries(results).map(([name, { ours, bare, ratio, kilobytes, statuses }]) => [
        name,
        {
          'ms of CPU time': ours.toFixed(2),
          'pages/s a core': (1000 / ours).toFixed(0),
          'bare renderToString, ms': bare.toFixed(2),
          ratio: `${ratio.toFixed(2)}${ratio < GOAL ? ' MISSED' : ''}`,
          'kB sent': kilobytes.toFixed(0),
          status: statuses.join(),
        },
      ]),
    ),
  );
  console.log(`ratio: the rate of renderToString alone is 1; goal ${GOAL}`);
}
