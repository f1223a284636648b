import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { serveForBench } from './serve-for-bench';
import { findBrowser } from '../../scripts/ensure-browser';
import { journeys } from './visit/journeys';
import { onPhone } from './visit/on-phone';
import { PROGRAMS, type Pointer } from './visit/Phone';
import { sites } from './visit/sites';
import { visit } from './visit/visit';

/* What a technique is for, and that its target is missed without it. No times: they depend on the machine. */

/** HTML on the wire of each page after the first, at most. */
const LATER_PAGE = 16_000;
const PORT = 15533;
const later = [...new Set(Object.values(journeys).flatMap((pages) => pages.slice(1)))].filter(
  (page) => page !== '/',
);

const data = mkdtempSync(path.join(tmpdir(), 'techniques-'));
let server: { stop(): void };

beforeAll(async () => (server = await serveForBench(PORT, data)), 90_000);
afterAll(() => {
  server.stop();
  rmSync(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

const get = (address: string, headers: Record<string, string>) =>
  new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) =>
    request(`http://localhost:${PORT}${address}`, { headers }, async (answer) =>
      resolve({ headers: answer.headers, body: await buffer(answer) }),
    )
      .once('error', reject)
      .end(),
  );

/** What a browser sends that loaded the dictionary which the first page names. */
async function asOnLaterPages(): Promise<Record<string, string>> {
  const first = await get('/', { 'accept-encoding': 'br' });
  const [, named] = /<([^>]+)>; rel="compression-dictionary"/.exec(String(first.headers.link)) ?? [];
  const { body } = await get(named!, {});
  return { 'available-dictionary': `:${createHash('sha256').update(body).digest('base64')}:` };
}

/** The pages that take more bytes than they should. */
async function tooLarge(more: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (const page of later) {
    const { body } = await get(page, { 'accept-encoding': 'br, dcz', ...more });
    if (body.length > LATER_PAGE) found.push(page);
  }
  return found;
}

it('sends every later page of a visit in 16 KB to a browser with the site’s dictionary', async () => {
  expect(await tooLarge(await asOnLaterPages())).toEqual([]);
}, 120_000);

it('needs more than that for each of them without a dictionary', async () => {
  expect(await tooLarge({})).toEqual(later);
}, 120_000);

const missing = findBrowser(PROGRAMS) === undefined;
if (missing) console.warn('SKIPPED: the headless shell opens no pages ahead, and Chromium is not installed.');

/** The pages of a short visit after the first. */
const laterSteps = (site: keyof typeof sites, pointer: Pointer) =>
  onPhone({ target: `http://localhost:${PORT}`, change: sites[site], pointer }, async (phone, origin) =>
    (await visit(phone, origin, journeys.buyer!.slice(0, 4))).slice(1),
  );

const openedAhead = async (site: keyof typeof sites) =>
  (await laterSteps(site, 'mouse')).map(({ wasOpenedAhead }) => wasOpenedAhead);

/** How many documents of a visit by finger were asked for before their link was chosen. */
const fetchedAhead = async (site: keyof typeof sites) =>
  (await laterSteps(site, 'finger')).filter(({ wasFetchedAhead }) => wasFetchedAhead).length;

(missing ? describe.skip : describe)('the next page of a visit with a mouse', () => {
  it('is opened before it is chosen', async () => {
    expect(await openedAhead('as it is')).toEqual([true, true, true]);
  }, 180_000);

  it('is not without speculation rules', async () => {
    expect(await openedAhead('without rules')).toEqual([false, false, false]);
  }, 180_000);
});

(missing ? describe.skip : describe)('the next page of a visit on a phone', () => {
  it('is fetched while its link is in the window, more often than not', async () => {
    expect(await fetchedAhead('as it is')).toBeGreaterThanOrEqual(2);
  }, 180_000);

  it('is not without speculation rules', async () => {
    expect(await fetchedAhead('without rules')).toBe(0);
  }, 180_000);
});
