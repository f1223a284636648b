import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../nodes/free-port';
import { pack } from '../../scripts/pack/pack';

/*
 * What a developer does outside this repository: makes a project from the packed packages, starts it, changes a page as an
 * author and adds a component.
 */
const MINUTE = 60_000;
jest.setTimeout(30 * MINUTE);

const root = path.resolve(__dirname, '../..');
/** Not the variables of the npm that runs this test, nor the site that it chose. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_|SITE$|JEST_)/i.test(name)),
);

let folder: string;
let project: string;
let ports: readonly [author: number, publish: number];
let server: ChildProcess | undefined;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'starter-'));
  project = path.join(folder, 'tide-clock');
  const [ventora, starter] = await pack(root, path.join(folder, 'packages'));
  run(folder, 'npx', '--yes', `file:${starter?.file}`, 'tide-clock', `--ventora=${ventora?.file}`);
  run(project, 'npm', 'install', '--no-audit', '--no-fund');
  ports = [await freePort(), await freePort()];
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

function run(cwd: string, program: string, ...words: string[]): string {
  return execFileSync(program, words, { cwd, env, encoding: 'utf8', maxBuffer: 1 << 26 });
}

/** Starts author and publish, with what authors need. */
async function start(): Promise<void> {
  const [author, publish] = ports;
  const child = spawn('npm', ['start'], {
    cwd: project,
    env: { ...env, AUTHOR_PORT: String(author), PUBLISH_PORT: String(publish), LOG_LEVEL: 'warn' },
    // npm passes signals on only to a group of its own.
    detached: true,
    stdio: 'ignore',
  });
  server = child;
  const isReady = async (url: string) => (await fetch(url).catch(() => undefined))?.status === 200;
  const pages = [`${on(publish)}/`, `${on(author)}/editor.html${HOME}.html`];
  const end = Date.now() + 10 * MINUTE;
  for (const page of pages)
    while (!(await isReady(page))) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
      if (Date.now() > end) throw new Error(`${page} is not there after ten minutes`);
      await wait(1000);
    }
}

async function stop(): Promise<void> {
  const child = server;
  server = undefined;
  if (child?.pid === undefined || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}

const HOME = '/content/tideclock/gb/en';
const on = (port: number) => `http://localhost:${port}`;

/** A form to author's servlets, with what protects it, as the editor sends it. */
async function post(at: string, fields: Readonly<Record<string, string>>): Promise<number> {
  const author = on(ports[0]);
  const { token } = (await (await fetch(`${author}/libs/granite/csrf/token.json`)).json()) as {
    token: string;
  };
  const { status } = await fetch(`${author}${at}`, {
    method: 'POST',
    headers: { 'CSRF-Token': token, 'Origin': author },
    body: new URLSearchParams({ _charset_: 'utf-8', ...fields }),
  });
  return status;
}

const visitors = async (at = '/'): Promise<string> => (await fetch(`${on(ports[1])}${at}`)).text();

/** What visitors get, once it contains a text. */
async function eventually(text: string): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    const html = await visitors();
    if (html.includes(text)) return html;
    if (tries === 50) throw new Error(`visitors do not get “${text}” within five seconds`);
    await wait(100);
  }
}

it('tests the components of the project', () => {
  expect(run(project, 'npm', 'test')).toMatch(/pass 8\b/);
});

it('has no type errors', () => void run(project, 'npm', 'run', 'types'));

it('shows pages to visitors, in both languages, with the project’s own component and its style', async () => {
  await start();
  const html = await visitors();
  expect(html).toContain('Change this page first');
  expect(html).toMatch(
    /<figure class="cmp-command"[^>]*><pre class="cmp-command__line"><code>npm start<\/code>/,
  );
  expect(html).toMatch(/\.cmp-command__line\s*\{/);
  expect(await visitors('/de/de')).toContain('Ändern Sie zuerst diese Seite');
});

it('keeps what an author changes in the project, and shows it once it is published', async () => {
  const title = `${HOME}/_jcr_content/root/main/opening/title`;
  expect(await post(title, { './jcr:title': 'High water at noon' })).toBe(200);
  expect(await visitors()).not.toContain('High water at noon');
  const stored = path.join(project, 'data/author/content/tideclock/gb/en.json');
  expect(readFileSync(stored, 'utf8')).toContain('High water at noon');
  expect(await post('/bin/replicate.json', { cmd: 'Activate', path: HOME })).toBe(200);
  await eventually('High water at noon');
});

it('saves authors’ changes for the repository', () => {
  run(project, 'npm', 'run', 'content:save');
  expect(readFileSync(path.join(project, 'content/content/tideclock/gb/en.json'), 'utf8')).toContain(
    'High water at noon',
  );
});

it('adds a component by the recipe, which authors insert and visitors see', async () => {
  await stop();
  run(project, 'npm', 'run', 'new', '--', 'component', 'TideTable');
  expect(existsSync(path.join(project, 'components/TideTable/index.ts'))).toBe(true);
  run(project, 'npm', 'test');
  run(project, 'npm', 'run', 'types');
  await start();
  const created = await post(`${HOME}/_jcr_content/root/main/opening/tides`, {
    './sling:resourceType': 'tideclock/components/tidetable',
    './text': 'Low water at six',
  });
  expect(created).toBe(201);
  expect(await post('/bin/replicate.json', { cmd: 'Activate', path: HOME })).toBe(200);
  expect(await eventually('Low water at six')).toContain('class="cmp-tidetable"');
});

it('refuses imports of what is not public', () => {
  const load = () => run(project, process.execPath, '-e', "require.resolve('ventora/shared/addresses/app')");
  expect(load).toThrow('ERR_PACKAGE_PATH_NOT_EXPORTED');
});
