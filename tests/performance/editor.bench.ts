import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, request, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/ensure-browser';
import { serveForBench } from './serve-for-bench';
import { untilQuiet } from './until-quiet';
import { largePage } from './editor/large-page';
import { measurePuckEdit, measurePuckOpening } from './editor/puck/measure-puck';
import { servePuck, type PuckServer } from './editor/puck/serve-puck';
import {
  measureBare,
  measureConsole,
  measureDrag,
  measureEdit,
  measureOpening,
  scriptsOf,
  type EditTimes,
} from './editor/measure-editor';

/*
 * npm run bench:editor [-- --edits 30]
 * The editor on a page of 300 components, in a browser: opening it, from closing a dialog to the painted change
 * (compared with the bare requests, alternating in one run), frames while dragging. Beside it, alternating as well, Puck edits
 * an equal page; it is installed from npm into a temporary folder, and left out without a registry. Build first.
 */
const at = process.argv.indexOf('--edits');
const edits = Number(at < 0 ? 30 : process.argv[at + 1]);
const port = 15506;
const origin = `http://localhost:${port}`;
const parent = '/content/ventora/gb/en';
const limits = {
  edit: 150,
  opening: 2000,
  frame: 1000 / 60 + 1,
  script: 300,
  console: 1000,
  consoleScript: 100,
  search: 100,
};

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const quantile = (values: readonly number[], share: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
const kb = (value: number) => `${value.toFixed(0)} KB`;
const ms = (value: number) => `${value.toFixed(1)} ms`;

async function untilUp(): Promise<void> {
  for (let tries = 0; tries < 900; tries += 1) {
    if (await fetch(`${origin}/editor.html`).then((answer) => answer.ok, () => false)) return; // prettier-ignore
    await wait(200);
  }
  throw new Error(`author did not start on ${origin}; did "npm run build" succeed?`);
}

async function createPage(): Promise<void> {
  const context = await request.newContext({ baseURL: origin });
  const { token } = (await (await context.get('/libs/granite/csrf/token.json')).json()) as { token: string };
  const answer = await context.post(parent, {
    headers: { 'CSRF-Token': token, Origin: origin },
    form: {
      ':operation': 'import',
      ':contentType': 'json',
      ':name': 'large',
      ':content': JSON.stringify(largePage),
    },
  });
  if (!answer.ok())
    throw new Error(`the page could not be created: ${answer.status()} ${await answer.text()}`);
  await context.dispose();
}

/** Words that authors look for: in many pages, in few, two of them, and in none. */
const WORDS = ['compressor', 'noise', 'pressure dew point', 'dealer', 'oil-free', 'Kältetrockner', 'unicorn'];

/** Searches all pages for words, as the console of sites does. @returns ms each until the answer is read */
async function measureSearch(): Promise<number[]> {
  const times: number[] = [];
  for (const words of [...WORDS, ...WORDS]) {
    const query = new URLSearchParams({ q: words });
    const began = performance.now();
    await (await fetch(`${origin}/content.children.json?${query}`)).json();
    times.push(performance.now() - began);
  }
  return times.slice(WORDS.length);
}

const middle = (values: readonly number[]) => quantile(values, 0.5);

/** Puck in a tab beside ours. */
interface Puck {
  readonly server: PuckServer;
  readonly page: Page;
}

async function measureOpenings(page: Page, where: string, puck: Puck | undefined) {
  const openings: number[] = [];
  const puckOpenings: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    openings.push(await measureOpening(page, origin, where));
    if (puck) puckOpenings.push(await measurePuckOpening(puck.page, puck.server.origin));
  }
  // The first one fills the caches.
  return { opening: middle(openings.slice(1)), puckOpening: puck && middle(puckOpenings.slice(1)) };
}

async function measure(page: Page, puck: Puck | undefined): Promise<void> {
  const where = `${parent}/large`;
  const { opening, puckOpening } = await measureOpenings(page, where, puck);
  const script = await scriptsOf(page);
  const puckScript = puck && (await scriptsOf(puck.page));
  const starts: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) starts.push(await measureConsole(page, origin));
  const consoleScript = await scriptsOf(page);
  const searches = await measureSearch();
  await measureOpening(page, origin, parent);
  const home: number[] = [];
  for (let turn = 0; turn < edits / 2; turn += 1) home.push((await measureEdit(page, parent, turn)).painted);
  await measureOpening(page, origin, where);
  const frames = await measureDrag(page, where);
  const times: EditTimes[] = [];
  const bare: number[] = [];
  const typed: number[] = [];
  for (let turn = 0; turn < edits; turn += 1) {
    times.push(await measureEdit(page, where, turn));
    bare.push(await measureBare(page, where, turn + 15));
    if (puck) typed.push(await measurePuckEdit(puck.page, turn));
  }
  const painted = times.slice(1).map((time) => time.painted);
  const closed = times.slice(1).map((time) => time.closed);
  const edit = middle(painted);
  const peer = middle(bare.slice(1));
  const frame = quantile(frames, 0.95);
  const beside = (value: number | undefined, unit: (value: number) => string) =>
    value === undefined ? {} : { Puck: unit(value) };
  console.table({
    'open the editor': {
      median: ms(opening),
      limit: ms(limits.opening),
      ...beside(puckOpening, ms),
    },
    'script of the editor': { median: kb(script), limit: kb(limits.script), ...beside(puckScript, kb) },
    'open the console of sites': { median: ms(middle(starts)), limit: ms(limits.console) },
    'script of the console': { median: kb(consoleScript), limit: kb(limits.consoleScript) },
    'search all pages': {
      median: ms(middle(searches)),
      p95: ms(quantile(searches, 0.95)),
      limit: ms(limits.search),
    },
    'close a dialog to painted change, home page': {
      median: ms(middle(home.slice(1))),
      p95: ms(quantile(home.slice(1), 0.95)),
      limit: ms(limits.edit),
    },
    'close a dialog to painted change': {
      median: ms(edit),
      p95: ms(quantile(painted, 0.95)),
      limit: ms(limits.edit),
      // Nothing is stored: from the input in its field to the painted change.
      ...beside(puck && middle(typed.slice(1)), ms),
    },
    'close a dialog until it is gone': {
      median: ms(middle(closed)),
      p95: ms(quantile(closed, 0.95)),
    },
    'bare post, model and frame': { median: ms(peer), p95: ms(quantile(bare.slice(1), 0.95)) },
    'frame while dragging': { median: ms(middle(frames)), p95: ms(frame), limit: ms(limits.frame) },
  });
  console.log(`ratio to the bare requests: ${(edit / peer).toFixed(2)}`);
  const isSlow = middle(home.slice(1)) > limits.edit || opening > limits.opening || frame > limits.frame;
  if (isSlow || script > limits.script || consoleScript > limits.consoleScript) process.exitCode = 1;
}

async function main(): Promise<void> {
  const data = mkdtempSync(path.join(tmpdir(), 'bench-editor-'));
  const server = await serveForBench(port + 1, data);
  const puckServer = await servePuck();
  if (!puckServer) console.warn('without Puck: the npm registry does not answer');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    await untilUp();
    await createPage();
    if (!(await untilQuiet())) console.warn('the machine is busy: only ratios mean something');
    const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
    // tsx wraps named functions in a helper that pages do not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    const puck = puckServer && {
      server: puckServer,
      page: await browser.newPage({ viewport: { width: 1366, height: 900 } }),
    };
    await puck?.page.addInitScript('globalThis.__name = (named) => named');
    await measure(page, puck);
  } finally {
    await browser.close();
    puckServer?.close();
    server.stop();
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  }
}

void main();
