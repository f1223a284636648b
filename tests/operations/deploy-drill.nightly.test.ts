import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/ensure-browser';
import { LoadBalancer } from './drill/LoadBalancer';
import { Machine } from './drill/Machine';
import { checkOut } from './drill/release';

/*
 * Three releases that are really built, two machines behind a load balancer, and visitors in Chromium: tabs that were
 * opened before a roll-out fetch their islands after it, and a CDN still has pages of the first release.
 */

jest.setTimeout(1_200_000);

const home = mkdtempSync(path.join(tmpdir(), 'drill-'));
const machines = ['one', 'two'].map((name) => new Machine(path.join(home, `data-${name}`)));
const balancer = new LoadBalancer(machines);
const releases = { A: path.join(home, 'A'), B: path.join(home, 'B'), C: path.join(home, 'C') };
type Release = keyof typeof releases;

let origin: string;
let browser: Browser;
let isOver = false;
const faults: string[] = [];
/** Requests of visitors who look at pages all the time. */
let visits = 0;

beforeAll(async () => {
  for (const [name, dir] of Object.entries(releases)) checkOut(dir, name);
  for (const machine of machines) await machine.start(releases.A);
  origin = await balancer.start();
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
});
afterAll(async () => {
  isOver = true;
  await browser?.close();
  balancer.stop();
  await Promise.all(machines.map((machine) => machine.stop()));
  rmSync(home, { recursive: true, force: true });
});

async function look(): Promise<void> {
  const pages = ['/', '/borrow', '/visit', '/about/contact', '/search?q=book'];
  while (!isOver) {
    const address = pages[visits++ % pages.length] ?? '/';
    const status = await fetch(origin + address).then(
      async (answer) => (await answer.text(), answer.status),
      (error: unknown) => String(error),
    );
    if (status !== 200) faults.push(`${address}: ${status}`);
    await wait(30);
  }
}

/** A tab that reports whatever goes wrong in it. */
async function open(address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  page.on('pageerror', (error) => faults.push(`${address}: ${error.message}`));
  page.on('console', (line) => line.type() === 'error' && faults.push(`${address}: ${line.text()}`));
  page.on(
    'response',
    (answer) => answer.status() >= 400 && faults.push(`${answer.url()}: ${answer.status()}`),
  );
  await page.goto(origin + address);
  return page;
}

/** Rolls a release out, machine by machine. */
async function rollOut(release: Release, between: () => Promise<void>): Promise<void> {
  // It is built, as a pipeline does, before any machine is touched.
  if (!built.has(release)) await build(release);
  for (const machine of machines) machine.prepare(releases[release]);
  await machines[0]?.start(releases[release]);
  await between();
  await machines[1]?.start(releases[release]);
}

const built = new Set<Release>(['A']);
async function build(release: Release): Promise<void> {
  const pipeline = new Machine(path.join(home, `data-pipeline-${release}`));
  await pipeline.start(releases[release]);
  await pipeline.stop();
  built.add(release);
}

/** Uses what the page has not fetched yet. @returns the release that it is of */
async function openMenu(page: Page): Promise<string | null> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Visit/ }).waitFor();
  return page.locator('html').getAttribute('data-header-of');
}
async function sendEmptyForm(page: Page): Promise<string | null> {
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('alert').waitFor();
  return page.locator('html').getAttribute('data-formcontainer-of');
}

it('every tab and every cached page goes on through two roll-outs and one back, and no visitor gets an error', async () => {
  const visitors = look();
  await goThrough().catch((error: Error) => {
    throw new Error([error.message, ...faults].join('\n'), { cause: error });
  });
  isOver = true;
  await visitors;
  expect(faults).toEqual([]);
  expect(visits).toBeGreaterThan(100);
});

async function goThrough(): Promise<void> {
  const [first, second, third] = [await open('/'), await open('/borrow/join'), await open('/visit')];
  const cached = await (await fetch(`${origin}/`)).text();

  await rollOut('B', async () => expect(await openMenu(first)).toBe('A'));
  expect(await sendEmptyForm(second)).toBe('A');
  const ofB = await open('/');
  expect(await openMenu(await open('/borrow'))).toBe('B');

  await rollOut('C', async () => expect(await openMenu(third)).toBe('A'));
  const fromCdn = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await fromCdn.route(`${origin}/`, (route) => route.fulfill({ body: cached, contentType: 'text/html' }));
  fromCdn.on(
    'response',
    (answer) => answer.status() >= 400 && faults.push(`${answer.url()}: ${answer.status()}`),
  );
  await fromCdn.goto(`${origin}/`);
  expect(await openMenu(fromCdn)).toBe('A');
  expect(await openMenu(ofB)).toBe('B');
  const [menuOfC, formOfC] = [await open('/'), await open('/borrow/join')];

  await rollOut('B', async () => expect(await openMenu(menuOfC)).toBe('C'));
  expect(await sendEmptyForm(formOfC)).toBe('C');
  expect(await openMenu(await open('/'))).toBe('B');
}
