import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { treeFiles } from '../../model-json/core/repository/data/tree-files';
import { openFilesRepository } from '../../model-json/core/repository/files/FilesRepository';
import { publishedWithin } from '../../model-json/core/server/replicate/published';
import { bundleOf } from '../../scripts/build/bundle';
import { SITE, treesAfter } from '../resilience/publish-steps';
import { Cuttable } from './Cuttable';
import { freePort } from './free-port';
import { OwnProcess, SECRET } from './node-process';
import { until } from '../../shared/testing/until';

const root = path.resolve(__dirname, '../..');
const WRITER = '../tests/resilience/publish-writer';
const programs = path.join(root, 'dist/test-programs');

/** Milliseconds for which an author works before the next fault. */
const MAX_LIFE = 150;

const quiet = { info: () => undefined, warn: () => undefined };

/** What the faults of one run have led to. */
export interface Outcome {
  kills: number;
  cuts: number;
  acknowledged: number;
  /** Milliseconds until both nodes had everything after the last fault. */
  recovery: number;
}

/** Bundles the programs: run from their sources, most of the time would go into reading them. */
export function bundlePrograms(): void {
  const code = `const { ensureBundles } = require('./scripts/build/bundle');
    ensureBundles().then(() => ensureBundles(['${WRITER}'], ${JSON.stringify(programs)}))`;
  execFileSync(process.execPath, ['-e', code], { cwd: root });
}

/** A publish node, behind a line that can be cut. */
class Node {
  readonly process: OwnProcess;

  private constructor(
    readonly dir: string,
    readonly line: Cuttable,
    readonly url: string,
    port: number,
  ) {
    this.process = new OwnProcess('programs/receiver', {
      ROLE: 'publish',
      DATA_DIR: dir,
      REPLICATION_PORT: String(port),
    });
  }

  static async start(dir: string): Promise<Node> {
    const port = await freePort();
    const line = new Cuttable(port);
    const node = new Node(dir, line, `http://localhost:${await line.open()}`, port);
    node.process.start();
    return node;
  }

  /** Kills it between writing two files of a change, if it writes any in time. */
  async killWhileWriting(): Promise<void> {
    const site = path.join(this.dir, 'publish', SITE);
    if (existsSync(site)) {
      const watcher = watch(site);
      await Promise.race([once(watcher, 'change'), pause(MAX_LIFE)]);
      watcher.close();
    }
    await this.process.end('SIGKILL');
  }

  /** Titles by path, read as its next start reads them. */
  titles(): Promise<Record<string, unknown>> {
    return titlesIn(path.join(this.dir, 'publish'));
  }
}

async function titlesIn(dir: string): Promise<Record<string, unknown>> {
  mkdirSync(dir, { recursive: true });
  const tree = await openFilesRepository({ mounts: [{ at: '/', dir }], log: quiet });
  const pages = publishedWithin(tree, SITE).filter(({ path: at }) => at !== SITE);
  const titles = pages.map(({ path: at, children }) => [
    at,
    children.get('jcr:content')?.properties['jcr:title'],
  ]);
  await tree.close();
  return Object.fromEntries(titles) as Record<string, unknown>;
}

const bytesIn = (dir: string) =>
  Object.fromEntries(treeFiles(dir).map((file) => [file, readFileSync(path.join(dir, file), 'utf8')]));

/** An author who works until killed. */
class Author {
  private said = '';
  private readonly child;
  private readonly ended: Promise<unknown>;

  constructor(dir: string, start: number, end: number, urls: readonly string[]) {
    const words = [bundleOf(WRITER, programs), dir, String(start), String(end), ...urls];
    const env = { ...process.env, REPLICATION_SECRET: SECRET };
    this.child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'], env });
    this.child.stdout.on('data', (data: Buffer) => (this.said += data.toString()));
    this.ended = new Promise((resolve) => this.child.once('close', resolve));
  }

  get hasBegun(): boolean {
    return this.said.length > 0;
  }

  /** Whether all nodes have everything. */
  get isCurrent(): boolean {
    return this.said.endsWith('current\n');
  }

  /** @returns the number of the last step that it has acknowledged */
  async kill(start: number): Promise<number> {
    this.child.kill('SIGKILL');
    await this.ended;
    const lines = this.said
      .slice(0, this.said.lastIndexOf('\n') + 1)
      .split('\n')
      .filter((line) => /^\d+$/.test(line));
    return Number(lines.at(-1) ?? start);
  }
}

function prepare(dir: string): void {
  for (const tree of ['author', 'publish']) {
    mkdirSync(path.join(dir, tree, 'content'), { recursive: true });
    const content = { 'jcr:primaryType': 'cq:PageContent', 'jcr:title': 'Site' };
    const site = JSON.stringify({ 'jcr:primaryType': 'cq:Page', 'jcr:content': content });
    writeFileSync(path.join(dir, tree, 'content/site.json'), site);
  }
}

/**
 * An author publishes, moves, unpublishes and deletes pages, with two nodes. Again and again the author or a node is
 * killed, or a connection cut, at any moment. A node may lag behind, but shows at any time what author had published at
 * one moment; at the end both have every acknowledged change, byte by byte.
 *
 * @param faults number of rounds with at least one fault each
 */
export async function killNodes(faults: number): Promise<Outcome> {
  const dir = mkdtempSync(path.join(tmpdir(), 'kill-nodes-'));
  const outcome: Outcome = { kills: 0, cuts: 0, acknowledged: 0, recovery: 0 };
  prepare(dir);
  const nodes = [await Node.start(path.join(dir, 'node-1')), await Node.start(path.join(dir, 'node-2'))];
  const urls = nodes.map(({ url }) => url);
  let next = 0;
  try {
    for (let round = 0; round < faults; round += 1) {
      const author = new Author(dir, next, Infinity, urls);
      await until('the author begins', () => author.hasBegun);
      const victim = nodes[round % 2]!;
      const [isCut, isNodeKilled] = [Math.random() < 0.4, Math.random() < 0.5];
      await pause(Math.random() * MAX_LIFE);
      if (isCut) {
        victim.line.cut();
        outcome.cuts += 1;
        await pause(Math.random() * MAX_LIFE);
        victim.line.mend();
      }
      if (isNodeKilled) {
        await victim.killWhileWriting();
        outcome.kills += 1;
      }
      const acknowledged = await author.kill(next);
      outcome.kills += 1;
      if (isNodeKilled) {
        expectPast(await victim.titles(), acknowledged + 1);
        victim.process.start();
      }
      // The interrupted step has happened if author's own content says so.
      next = await reached(dir, acknowledged);
    }
    outcome.acknowledged = next;
    const began = performance.now();
    const last = new Author(dir, next, next, urls);
    await until('the nodes have everything', () => last.isCurrent);
    outcome.recovery = performance.now() - began;
    await last.kill(next);
    // A publication that was only intended when author was killed has been completed since.
    next = await reached(dir, next);
    for (const node of nodes) {
      await node.process.end('SIGTERM');
      expect(await node.titles()).toEqual(treesAfter(next).publish);
      expect(bytesIn(path.join(node.dir, 'publish'))).toEqual(bytesIn(path.join(dir, 'publish')));
    }
    return outcome;
  } finally {
    for (const { process: receiver, line } of nodes) {
      await receiver.end('SIGKILL');
      line.close();
    }
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The number of steps that author's trees show. Its next start completes what it has begun to publish. */
async function reached(dir: string, acknowledged: number): Promise<number> {
  const author = await titlesIn(path.join(dir, 'author'));
  const after = treesAfter(acknowledged + 1);
  const isAhead = JSON.stringify(author) === JSON.stringify(after.author);
  const isSame = JSON.stringify(after.author) === JSON.stringify(treesAfter(acknowledged).author);
  if (!isAhead) expect(author).toEqual(treesAfter(acknowledged).author);
  if (!isAhead || !isSame) return isAhead ? acknowledged + 1 : acknowledged;
  const published = await titlesIn(path.join(dir, 'publish'));
  return JSON.stringify(published) === JSON.stringify(after.publish) ? acknowledged + 1 : acknowledged;
}

/** A node shows what was published after some step: never half of one. */
function expectPast(titles: Record<string, unknown>, last: number): void {
  const sorted = (pages: object) => JSON.stringify(Object.entries(pages).sort());
  for (let count = last; count >= 0; count -= 1)
    if (sorted(treesAfter(count).publish) === sorted(titles)) return;
  throw new Error(`A node shows what was never published: ${sorted(titles)}`);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
