/**
 * CPU time of an uncached page as a drawer makes it: routes, search, model, rendering, compression and HTTP. It is compared
 * with React's bare `renderToString` of the same model, alternating in one run, because other programs share the machine.
 * Run on Linux: `npm run bench:drawn [-- --rounds 5] [--only search]`. Build first. Medians.
 */
import './ssr/production';
import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import { bundled } from './bundled';
import { bareRender } from './ssr/bare-render';
import { CONTENT_HEAP } from '../../scripts/serve/run-built';
import { processorTime } from './start/process-tree';

/** Makes every address unique. */
const ADDRESSES: Readonly<Record<string, (count: number, kind?: string) => string>> = {
  search: (count, kind = '') => `/search${kind}?q=pump%20${count}`,
  'search, many hits': (count, kind = '') => `/search${kind}?q=compressor&page=${1 + (count % 3)}&n=${count}`,
  'product list': (count, kind = '') => `/products/screw${kind}?page=1&sort_key=name&n=${count}`,
  dealers: (count, kind = '') =>
    `/business-partner-area/dealer-finder${kind}?place=${PLACES[count % PLACES.length]}&radius=100&n=${count}`,
  'dealers, no such place': (count, kind = '') =>
    `/business-partner-area/dealer-finder${kind}?place=zz${count}`,
};
const PLACES = ['London', 'Leeds', 'Manchester', 'Bristol', 'York', 'Cambridge'];
/** The kernel counts in steps of 10 ms. */
const PAGES_IN_A_ROUND = 150;
const BARE_IN_A_ROUND = 40;
const WARM_UP = 2;
/** Share of React's own rate. */
const GOAL = 0.6;

const option = (name: string, fallback: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : (process.argv[at + 1] ?? fallback);
};
const rounds = Number(option('rounds', '5'));
const only = option('only', '');

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

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

async function main(): Promise<void> {
  const child = fork(await bundled('drawn/serve'), { execArgv: CONTENT_HEAP });
  const port = await new Promise<number>((resolve) => child.once('message', (sent) => resolve(Number(sent))));
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  let count = 1;
  const results: Record<string, object> = {};
  for (const [name, address] of Object.entries(ADDRESSES)) {
    if (only !== '' && name !== only) continue;
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
    const ratios = times.map((ms, round) => bare[round]! / ms).slice(WARM_UP);
    const ms = median(times.slice(WARM_UP));
    results[name] = {
      'ms of CPU time': ms.toFixed(2),
      'pages/s a core': (1000 / ms).toFixed(0),
      'bare renderToString, ms': median(bare.slice(WARM_UP)).toFixed(2),
      ratio: `${median(ratios).toFixed(2)}${median(ratios) < GOAL ? ' MISSED' : ''}`,
      'kB sent': (bytes / 1000).toFixed(0),
      status: [...statuses].join(),
    };
  }
  console.table(results);
  console.log(`ratio: the rate of renderToString alone is 1; goal ${GOAL}`);
  agent.destroy();
  child.disconnect();
}

void main();
