/** @jest-turn 4 */
import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { noteFaults } from '../fault-table';
import { isEvery } from '../sample';

const POSTS = isEvery ? 1000 : 200;
const KILLS = isEvery ? 10 : 2;
const WRITERS = 3;

const home = mkdtempSync(join(tmpdir(), 'kill-author-'));
const dir = join(home, 'content');
afterAll(() => rmSync(home, { recursive: true, force: true }));

const page = (writer: number) => `/content/page-${writer}`;
const shelf = '/content/shelf';

interface Server {
  readonly process: ChildProcess;
  readonly address: string;
  readonly token: string;
}

/** A process with the server's code loaded, which opens the content on demand. */
function standBy(): ChildProcessByStdio<Writable, Readable, null> {
  const file = join(__dirname, 'author-server.ts');
  return spawn(process.execPath, ['--import', 'tsx', file, dir], { stdio: ['pipe', 'pipe', 'inherit'] });
}

async function startServer(child: ReturnType<typeof standBy>): Promise<Server> {
  child.stdin.write('open\n');
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it listened`)));
  });
  const answer = await fetch(`${address}/libs/granite/csrf/token.json`);
  const { token } = (await answer.json()) as { token: string };
  return { process: child, address, token };
}

/** @returns whether the server confirmed the post */
async function post(
  { address, token }: Server,
  path: string,
  form: Record<string, string>,
): Promise<boolean> {
  try {
    const headers = { 'csrf-token': token, accept: 'application/json' };
    const answer = await fetch(address + path, { method: 'POST', headers, body: new URLSearchParams(form) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.text();
    return true;
  } catch (error) {
    // Killed during the request: the outcome is unknown.
    if ((error as Error).name === 'TypeError') return false;
    throw error;
  }
}

/** What the server has confirmed to a writer: the last number on its page, and the place of its child page. */
class Writer {
  private number = 0;
  private isOnShelf = false;
  /** Its last post got no response. */
  private isUnsure = false;
  saved = 0;
  /** Posts that got no response. */
  unanswered = 0;

  constructor(private readonly index: number) {}

  async write(server: Server): Promise<boolean> {
    // Every tenth post changes two pages at once: the child moves from one to the other.
    const isMove = this.saved % 10 === 9;
    const [from, to] = this.places();
    const done = isMove
      ? await post(server, from, { ':operation': 'move', ':dest': to })
      : await post(server, `${page(this.index)}/jcr:content`, {
          './n': `${this.number + 1}`,
          './n@TypeHint': 'Long',
        });
    if (!done) {
      this.isUnsure = true;
      this.unanswered += 1;
      return false;
    }
    this.saved += 1;
    if (isMove) this.isOnShelf = !this.isOnShelf;
    else this.number += 1;
    return true;
  }

  private places(): [from: string, to: string] {
    const places: [string, string] = [`${page(this.index)}/child`, `${shelf}/child-${this.index}`];
    return this.isOnShelf ? [places[1], places[0]] : places;
  }

  /** Compares with the server's content, and continues from there. */
  async check({ address }: Server): Promise<void> {
    const read = async (path: string) => {
      const answer = await fetch(`${address}${path}.infinity.json`);
      return answer.ok ? ((await answer.json()) as Record<string, Record<string, unknown>>) : undefined;
    };
    const number = Number((await read(page(this.index)))?.['jcr:content']?.['n'] ?? 0);
    const [here, there] = [await read(this.places()[0]), await read(this.places()[1])];
    // One place or the other, never both or none; and complete.
    expect([here, there].filter(Boolean)).toHaveLength(1);
    expect((here ?? there)?.['jcr:content']?.['jcr:title']).toBe('Child');
    expect((here ?? there)?.['grandchild']).toBeDefined();
    if (this.isUnsure) {
      expect([this.number, this.number + 1]).toContain(number);
      if (there) this.isOnShelf = !this.isOnShelf;
      this.number = number;
    } else {
      expect(number).toBe(this.number);
      expect(there).toBeUndefined();
    }
    this.isUnsure = false;
  }
}

function put(path: string, title: string): void {
  const file = join(dir, `${path}.json`);
  mkdirSync(join(file, '..'), { recursive: true });
  const content = { 'jcr:primaryType': 'cq:PageContent', 'jcr:title': title };
  writeFileSync(file, JSON.stringify({ 'jcr:primaryType': 'cq:Page', 'jcr:content': content }));
}

it('keeps every change confirmed to authors, however often the server is killed', async () => {
  put(shelf, 'Shelf');
  const writers = Array.from({ length: WRITERS }, (_, i) => new Writer(i));
  for (let i = 0; i < WRITERS; i++) {
    put(page(i), 'Page');
    put(`${page(i)}/child`, 'Child');
    put(`${page(i)}/child/grandchild`, 'Grandchild');
  }
  const saved = () => writers.reduce((sum, writer) => sum + writer.saved, 0);

  let next = standBy();
  let recovery = 0;
  for (let life = 0; life <= KILLS; life++) {
    const began = performance.now();
    const server = await startServer(next);
    recovery = Math.max(recovery, performance.now() - began);
    const isLast = life === KILLS;
    if (!isLast) next = standBy();
    const goal = isLast ? POSTS : Math.floor((POSTS / (KILLS + 1)) * (life + 0.5 + Math.random()));
    for (const writer of writers) await writer.check(server);
    await Promise.all(
      writers.map(async (writer) => {
        while (await writer.write(server)) {
          if (saved() < goal) continue;
          if (isLast) return;
          server.process.kill('SIGKILL');
        }
      }),
    );
    if (isLast) for (const writer of writers) await writer.check(server);
    server.process.kill('SIGKILL');
    for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (file.endsWith('.json'))
        expect(() => JSON.parse(readFileSync(join(dir, file), 'utf8'))).not.toThrow();
    }
  }
  expect(saved()).toBeGreaterThanOrEqual(POSTS);
  const left = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|\/)\.(?!lock)/.test(file),
  );
  expect(left).toEqual([]);
  noteFaults({
    engine: 'embedded',
    fault: 'author killed while it saves',
    times: KILLS,
    acknowledged: saved(),
    ...{ lost: 0, duplicated: 0 },
    errors: writers.reduce((sum, { unanswered }) => sum + unanswered, 0),
    recovery,
  });
}, 120_000);
