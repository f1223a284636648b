import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { treeFiles } from '../../model-json/core/repository/data/tree-files';
import type { NodeFigures } from '../../model-json/core/server/nodes/author/NodeFigures';
import { freePort } from './free-port';
import { bundlePrograms } from './kill-nodes';
import { OwnProcess } from './node-process';
import { until } from '../../shared/testing/until';

/* Author and two publish nodes as on three machines: all programs, on the site's own content. */

const PAGE = '/content/ventora/gb/en/contact';
const FORM = `${PAGE}/jcr:content/root/main/write/container/form`;
const START_MS = 180_000;

const dir = mkdtempSync(path.join(tmpdir(), 'machines-'));
let authorUrl: string;
let author: OwnProcess;
let visitors: string[];
let nodes: OwnProcess[];

const dirOf = (name: string) => path.join(dir, name);
const isUp = (url: string) => fetch(url).then(({ ok }) => ok, () => false); // prettier-ignore
const textAt = (url: string) => fetch(url).then((answer) => answer.text(), () => ''); // prettier-ignore
const versionAt = async (url: string) => (await fetch(url)).headers.get('x-content-version');

async function figures(): Promise<NodeFigures[]> {
  const answer = await fetch(`${authorUrl}/bin/publish-nodes.json`);
  return ((await answer.json()) as { readonly nodes: NodeFigures[] }).nodes;
}
const isCurrent = async () => (await figures()).every(({ condition }) => condition === 'current');

async function post(address: string, form: Record<string, string>): Promise<void> {
  const answer = await fetch(`${authorUrl}/libs/granite/csrf/token.json`);
  const { token } = (await answer.json()) as { token: string };
  const headers = { 'csrf-token': token, accept: 'application/json' };
  const done = await fetch(authorUrl + address, { method: 'POST', headers, body: new URLSearchParams(form) });
  expect([done.status, await done.text()]).toEqual([200, expect.anything()]);
}

async function publish(title: string): Promise<void> {
  await post(`${PAGE}/jcr:content`, { 'jcr:title': title });
  await post('/bin/replicate.json', { cmd: 'Activate', path: PAGE });
}

beforeAll(async () => {
  bundlePrograms();
  const ports = await Promise.all(Array.from({ length: 5 }, freePort));
  const [first, second] = [ports[0]!, ports[1]!];
  visitors = [`http://localhost:${first}`, `http://localhost:${second}`];
  authorUrl = `http://localhost:${ports[4]}`;
  const receivers = [ports[2]!, ports[3]!];
  nodes = [first, second].map(
    (port, at) =>
      new OwnProcess('programs/main', {
        ROLE: 'publish',
        DATA_DIR: dirOf(`node-${at}`),
        PUBLISH_PORT: String(port),
        REPLICATION_PORT: String(receivers[at]),
        SURROGATE_KEYS: 'true',
        DRAW_TIMEOUT: '60000',
      }),
  );
  author = new OwnProcess('programs/main', {
    ROLE: 'author',
    DATA_DIR: dirOf('author'),
    AUTHOR_PORT: String(ports[4]),
    PUBLISH_NODES: receivers.map((port) => `http://localhost:${port}`).join(','),
  });
}, 120_000);
afterAll(async () => {
  await Promise.all([author, ...nodes].map((program) => program.end('SIGTERM')));
  rmSync(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}, 60_000);

it('serves nobody from empty nodes, and the same from both once they are filled', async () => {
  for (const node of nodes) node.start();
  await until('the receivers listen', () =>
    nodes.every(({ said }) => said.includes('author can publish to')),
  );
  for (const url of visitors) expect(await isUp(`${url}/healthz`)).toBe(false);
  author.start();
  await until('author is up', () => isUp(`${authorUrl}/healthz`), START_MS);
  for (const url of visitors) await until('visitors are served', () => isUp(`${url}/contact`), START_MS);
  await until('both have everything', isCurrent);
  expect(await versionAt(`${visitors[0]}/contact`)).toMatch(/^[0-9a-f]{32}$/);
  expect(await versionAt(`${visitors[0]}/contact`)).toBe(await versionAt(`${visitors[1]}/contact`));
  const pictures = /\/content\/dam\/[^"' ]+\.coreimg\.[^"' ]+/.exec(await textAt(`${visitors[0]}/`)) ?? [''];
  for (const address of ['/contact', '/products', '/content/ventora/gb/en.model.json', pictures[0]]) {
    const [one, other] = await Promise.all(visitors.map((url) => fetch(url + address)));
    expect([address, one!.status, await one!.text().then(withoutHost)]).toEqual([
      address,
      200,
      await other!.text().then(withoutHost),
    ]);
    expect(one!.headers.get('surrogate-key')).toBe(other!.headers.get('surrogate-key'));
  }
}, 600_000);

it('brings each publication to visitors of both nodes', async () => {
  const times: number[] = [];
  for (const title of ['Talk to us now', 'Write to us now', 'Ring us now']) {
    await publish(title);
    const began = performance.now();
    await until('both nodes have it', isCurrent);
    times.push(Math.round(performance.now() - began));
    for (const url of visitors) expect(await textAt(`${url}/contact`)).toContain(`<title>${title}`);
  }
  console.warn(`A publication is shown by both nodes after ${times.join(', ')} ms`);
  const [, one, other] = [0, ...(await Promise.all(visitors.map((url) => versionAt(`${url}/contact`))))];
  expect(one).toBe(other);
}, 120_000);

it('brings a form back to author, once', async () => {
  const values = {
    ':formstart': FORM,
    name: 'Jo',
    email: 'jo@company.example',
    country: 'gb',
    topic: 'sales',
    message: 'How much is the M 100 Twin?',
    consent: 'yes',
  };
  const headers = { origin: visitors[1]!, 'sec-fetch-site': 'same-origin' };
  const body = new URLSearchParams(values);
  const sent = await fetch(`${visitors[1]}/contact`, { method: 'POST', headers, body, redirect: 'manual' });
  expect(sent.status).toBe(303);
  const submissions = () => treeFiles(dirOf('author/submissions'));
  await until('it arrives', () => submissions().length > 0);
  expect(readFileSync(path.join(dirOf('author/submissions'), submissions()[0]!), 'utf8')).toContain(
    'M 100 Twin',
  );
  await until('the node forgets it', () => treeFiles(dirOf('node-1/submissions')).length === 0);
  expect(submissions()).toHaveLength(1);
  expect((await figures())[1]).toMatchObject({ submissions: 1 });
}, 60_000);

it('goes on serving while author is away, and catches up with what a node has missed', async () => {
  await nodes[1]!.end('SIGKILL');
  await publish('While you were away');
  await until('the first node has it', async () => (await figures())[0]!.condition === 'current');
  expect((await figures())[1]).toMatchObject({ length: 1 });
  await author.end('SIGKILL');
  expect(await textAt(`${visitors[0]}/contact`)).toContain('<title>While you were away');
  nodes[1]!.start();
  await until('the second node serves what it has', () => isUp(`${visitors[1]}/contact`), START_MS);
  expect(await textAt(`${visitors[1]}/contact`)).toContain('<title>Ring us now');
  author.start();
  await until('author is up', () => isUp(`${authorUrl}/healthz`), START_MS);
  await until('both have everything', isCurrent, 60_000);
  expect(await textAt(`${visitors[1]}/contact`)).toContain('<title>While you were away');
  expect(readdirSync(dirOf('node-1/replication/incoming'))).toEqual([]);
}, 600_000);

/** Canonical addresses contain the host of the request. */
const withoutHost = (text: string): string => text.replace(/localhost:\d+/g, 'host');
