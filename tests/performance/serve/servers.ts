import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { processorTime } from '../start/process-tree';
import { asFastAsPossible } from './load';
import { cachingSite, nginx, plainSite } from './nginx';

const PORTS = { nginx: 5361, bare: 5362, front: 5363, cache: 5364, small: 5365 };
/** 47 kB. */
const PAGE = `<!doctype html><title>A page</title>${'<p>Compressed air, oil-free.</p>'.repeat(1500)}`;
const SMALL_PAGE = '<!doctype html><title>A page</title><p>Compressed air, oil-free.</p>';
/** What each server's own HTTP adds. */
const OF_HTTP = new Set(['date', 'connection', 'keep-alive']);

/** A server that is measured. */
export interface Server {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  /** Seconds of processor time so far, of all who answer for it. */
  spent(): number;
}

/** Servers that answer `/` with the same headers and the same bytes. */
export interface Servers {
  readonly front: Server;
  readonly bare: Server;
  readonly nginx: Server;
  /** nginx with the cache of deploy/nginx/publish.conf in front of ours. */
  readonly cache: Server;
  /** Ours with a page of less than 100 bytes. */
  readonly small: Server & {
    /** Megabytes in use, without garbage. */
    used(): Promise<number>;
  };
  end(): void;
}

/**
 * @param folder an empty one
 * @param frontServer the file of serve/front-server
 */
export async function startServers(folder: string, frontServer: string): Promise<Servers> {
  const children: ChildProcess[] = [];
  const started = async (name: string, port: number, child: ChildProcess, behind: readonly Server[] = []) => {
    children.unshift(child);
    const pid = child.pid;
    if (pid === undefined) throw new Error(`${name} cannot be started`);
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`${name} has exited with ${child.exitCode}`);
      await wait(100);
    }
    const spent = () => behind.reduce((sum, each) => sum + each.spent(), processorTime(pid));
    return { name, port, pid, spent };
  };
  const file = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const node = (...words: string[]) =>
    spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const page = file('page.html', PAGE);
  const front = await started('our front', PORTS.front, node(frontServer, `${PORTS.front}`, page));
  const headers = await headersOf(PORTS.front);
  const bareServer = path.join(__dirname, 'bare-server.js');
  const smallFront = node('--expose-gc', frontServer, `${PORTS.small}`, file('small.html', SMALL_PAGE));
  const headersFile = file('headers.json', JSON.stringify(headers));
  return {
    front,
    bare: await started('bare Node', PORTS.bare, node(bareServer, `${PORTS.bare}`, page, headersFile)),
    nginx: await started(
      'nginx',
      PORTS.nginx,
      nginx(folder, 'plain', plainSite(folder, PORTS.nginx, headers)),
    ),
    cache: await started(
      'nginx + front',
      PORTS.cache,
      nginx(folder, 'cache', cachingSite(folder, PORTS.cache, PORTS.front)),
      [front],
    ),
    small: {
      ...(await started('our front, small page', PORTS.small, smallFront)),
      used: () =>
        new Promise((resolve) => {
          smallFront.once('message', (bytes) => resolve(Number(bytes) / 2 ** 20));
          smallFront.send('how much is in use?');
        }),
    },
    end: () => children.forEach((child) => child.kill()),
  };
}

const answers = (port: number) =>
  asFastAsPossible({ port, connections: 1 }, 1).then(
    () => true,
    () => false,
  );

async function headersOf(port: number): Promise<Record<string, string>> {
  const sent = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'identity' } });
  return Object.fromEntries([...sent.headers].filter(([name]) => !OF_HTTP.has(name)));
}

/** Resident memory of a process in megabytes. */
export const residentOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
