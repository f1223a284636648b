/**
 * CPU time of a cached response, compared with a bare `node:http` server that sends the same bytes and headers,
 * alternating in one run. Both are separate processes. Run on Linux: `npm run bench:kept [-- --rounds 7]`.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

const ANSWERS_IN_A_ROUND = 4000;
const WARM_UP = 2;
const CONNECTIONS = 8;
const GOAL = 1.5;

const at = process.argv.indexOf('--rounds');
const rounds = at < 0 ? 7 : Number(process.argv[at + 1]);

interface Server {
  readonly child: ChildProcess;
  readonly port: number;
}

const start = (kind: 'bare' | 'kept'): Promise<Server> =>
  new Promise((resolve) => {
    const child = fork(`${__dirname}/kept/serve.ts`, [kind], {
      execArgv: ['--require', 'tsx/cjs'],
      // The log file, with a line per response.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', (port) => resolve({ child, port: Number(port) }));
  });

/** CPU time of a process in milliseconds: all its threads, as the kernel counts them. */
function cpuOf({ child }: Server): number {
  const [user, system] = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
    .split(') ')[1]!
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

const ask = (port: number, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    get({ port, path: '/', agent, headers: { 'accept-encoding': 'gzip, br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length)).once('end', () => resolve(bytes));
    }).once('error', reject);
  });

/** @returns CPU time per response in milliseconds */
async function round(server: Server, agent: Agent): Promise<number> {
  const before = cpuOf(server);
  const client = async () => {
    for (let count = 0; count < ANSWERS_IN_A_ROUND / CONNECTIONS; count += 1) await ask(server.port, agent);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  return (cpuOf(server) - before) / ANSWERS_IN_A_ROUND;
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function main(): Promise<void> {
  const [bare, kept] = await Promise.all([start('bare'), start('kept')]);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: Record<'bare' | 'kept', number[]> = { bare: [], kept: [] };
  for (let count = 0; count < WARM_UP + rounds; count += 1) {
    times.bare.push(await round(bare, agent));
    times.kept.push(await round(kept, agent));
  }
  for (const each of Object.values(times)) each.splice(0, WARM_UP);
  const bytes = [await ask(bare.port, agent), await ask(kept.port, agent)];
  const ratio = median(times.kept.map((ms, index) => ms / times.bare[index]!));
  console.log(
    `bytes ${bytes.join(' and ')}; CPU time per response: bare ${median(times.bare).toFixed(3)} ms,`,
  );
  console.log(`cached ${median(times.kept).toFixed(3)} ms; ratio ${ratio.toFixed(2)}, goal ${GOAL}`);
  agent.destroy();
  bare.child.kill();
  kept.child.kill();
}

void main();
