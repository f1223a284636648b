import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = path.resolve(__dirname, '../../..');

/** Times of a request in milliseconds; parse and draw as reported by the service. */
export interface Timing {
  readonly parse: number;
  readonly draw: number;
  readonly bytes: number;
}

/** The service as started by `npm run ssr`, with one rendering process. */
export class SsrService {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly child;

  constructor(
    private readonly port: number,
    state: 'page' | 'none',
  ) {
    this.child = spawn(process.execPath, ['--require', 'tsx/cjs', 'model-json/programs/ssr.ts'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        SSR_PORT: `${port}`,
        SSR_PROCESSES: '1',
        SSR_STATE: state,
        SSR_TIMEOUT: '60000',
        LOG_LEVEL: 'error',
      },
    });
  }

  async untilReady(): Promise<void> {
    const url = `http://localhost:${this.port}/readyz`;
    for (let tries = 0; tries < 300; tries += 1) {
      if (await fetch(url).then((answer) => answer.ok, () => false)) return; // prettier-ignore
      await wait(200);
    }
    throw new Error(`the service did not start on ${url}; did "npm run build" succeed?`);
  }

  draw(rootPath: string, body: Buffer): Promise<Timing> {
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          port: this.port,
          agent: this.agent,
          method: 'POST',
          path: `/ssr${rootPath}.html`,
          headers: {
            'content-type': 'application/json',
            'content-length': body.length,
            'wcm-mode': 'DISABLED',
            'page-model-root-url': rootPath,
          },
        },
        (answer) => {
          let bytes = 0;
          answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
          answer.on('end', () => {
            if (answer.statusCode !== 200) return reject(new Error(`${rootPath}: ${answer.statusCode}`));
            const [, parse, draw] = /parse;dur=([\d.]+), draw;dur=([\d.]+)/.exec(
              String(answer.headers['server-timing']),
            )!;
            resolve({ parse: Number(parse), draw: Number(draw), bytes });
          });
        },
      );
      asked.on('error', reject).end(body);
    });
  }

  /** CPU time of the service and its processes in milliseconds, from Linux. */
  cpu(): number {
    return cpuOf(this.child.pid!);
  }

  close(): void {
    this.agent.destroy();
    this.child.kill('SIGTERM');
  }
}

/** Milliseconds in a Linux clock tick. */
const TICK = 10;

function cpuOf(pid: number): number {
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  // utime and stime, the 14th and 15th fields in proc(5).
  const own = (Number(words[11]) + Number(words[12])) * TICK;
  return children.reduce((sum, child) => sum + cpuOf(Number(child)), own);
}
