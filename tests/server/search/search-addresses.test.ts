/** @jest-turn 8 */
import fc from 'fast-check';
import { startSearchSite } from './search-site';
import { complaints, type TestSite } from '../start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSearchSite();
  await site.publish.inject('/bin/ventora/search');
});
afterAll(() => site.close());

const ask = (query: string, address = 'search') => site.publish.inject(`/bin/ventora/${address}?${query}`);

/** A typical query: words and figures together. */
const ORDINARY = `q=${encodeURIComponent('leiser Kolbenkompressor 7,5 kW 10 bar')}&lang=de`;
/** The limit for any query, in typical queries: far above the real costs, far below those of a runaway query. */
const MOST = 12;

/** CPU time of a query in ms, the lowest of four, so that other load on the machine does not count. */
async function costOf(query: string, address?: string): Promise<number> {
  const costs: number[] = [];
  for (let time = 0; time < 4; time += 1) {
    const before = process.cpuUsage();
    await ask(query, address);
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
  }
  return Math.min(...costs);
}

const costsLittle = async (query: string, address?: string) =>
  expect((await costOf(query, address)) / (await costOf(ORDINARY))).toBeLessThan(MOST);

describe('an invalid address is refused with an explanation', () => {
  it.each([
    ['q', `q=${'x'.repeat(501)}`, 'q: has 501 characters; the maximum is 500'],
    ['q', `q=${'a+'.repeat(40)}b`, 'q: has 41 words; the maximum is 32'],
    ['q', 'q=one&q=two', 'q: is given more than once; give it once'],
    ['q', 'q=%FF', 'q: is not percent-encoded UTF-8; encode it with encodeURIComponent'],
    ['q', 'q=100%', 'q: is not percent-encoded UTF-8; encode it with encodeURIComponent'],
    ['address', `q=${'x'.repeat(10_000)}`, 'address: has 10002 characters after "?"; the maximum is 8000'],
    ['address', 'use=a&'.repeat(300), 'address: has 300 parameters; the maximum is 200'],
    ['page', 'page=-1', 'page: is "-1"; use a whole number from 1 to 10000'],
    ['page', 'page=0', 'page: is "0"; use a whole number from 1 to 10000'],
    ['page', 'page=1.5', 'page: is "1.5"; use a whole number from 1 to 10000'],
    ['page', `page=${2 ** 53}`, `page: is "${2 ** 53}"; use a whole number from 1 to 10000`],
    ['page', 'page=500&size=100', 'page: is 500; use a whole number from 1 to 100'],
    ['size', 'size=101', 'size: is "101"; use a whole number from 1 to 100'],
    ['size', 'size=NaN', 'size: is "NaN"; use a whole number from 1 to 100'],
    ['units', 'units=imperial', 'units: is "imperial"; use metric or us'],
    ['view', 'view=x', 'view: is "x"; use comfortable or compact'],
    ['lang', 'lang=nl', 'lang: there is no site in "nl"; use en-GB, de-DE, en-US'],
    ['lang', 'lang=../..', 'lang: there is no site in "../.."; use en-GB, de-DE, en-US'],
    [
      'maxPressure.min',
      'maxPressure.min=NaN',
      'maxPressure.min: is "NaN"; use a number like 7.5, without unit',
    ],
    ['maxPressure.max', 'maxPressure.max=1e400', 'maxPressure.max: is "1e400"; use a number like 7.5'],
    ['maxPressure.max', 'maxPressure.max=10+bar', 'maxPressure.max: is "10 bar"; use a number like 7.5'],
    [
      'maxPressure.min',
      'maxPressure.min=9&maxPressure.max=8',
      'maxPressure.min: is 9, above maxPressure.max, 8',
    ],
    [
      'use',
      Array.from({ length: 101 }, (_, i) => `use=${i}`).join('&'),
      'use: has 101 values; the maximum is 100',
    ],
    ['use', `use=${'x'.repeat(201)}`, 'is longer than 200 characters'],
    ['facets', 'facets=colour', 'facets: there is no "colour"; use kind, family, use, feature, certificate'],
    ['figures', 'figures=beauty', 'figures: there is no "beauty"; use motorPower'],
    ['sort', 'sort=price', 'sort: is "price"; use a figure, with "-" before it to sort falling: motorPower'],
    ['colour', 'colour=red', 'colour: means nothing; use q, lang, page'],
    ['colour.min', 'colour.min=1', 'colour.min: means nothing; use q, lang, page'],
    ['site', 'site=/content/ventora/de/de', 'site: means nothing'],
    ['__proto__.min', '__proto__.min=1', '__proto__.min: means nothing'],
  ])('%s: ?%.60s', async (parameter, query, message) => {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({ status: 400, parameter, message: expect.stringContaining(message) });
  });

  it.each([
    ['colour', 'colour=red'],
    ['q', `q=${'x'.repeat(501)}`],
    ['lang', 'lang=nl'],
  ])('a suggestion’s, too: %s', async (parameter, query) => {
    const answer = await ask(query, 'suggest');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ parameter });
  });
});

it.each(['', 'q=', 'q=+', 'page=', 'use=', 'maxPressure.min=&maxPressure.max=', '&&=&'])(
  'an empty parameter of a form counts as missing: ?%s',
  async (query) => {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().total).toBeGreaterThan(0);
  },
);

it('an unknown value finds nothing, and can be removed', async () => {
  const { total, facets } = (await ask('use=moon')).json();
  expect(total).toBe(0);
  expect(facets.use).toContainEqual({ value: 'moon', title: 'moon', count: 0, selected: true, level: 0 });
});

it.each(['_proto__', 'constructor', '..', "' OR 1=1 --", '"*" NEAR(', '\u0000', '💨', 'ﷺ'.repeat(100)])(
  '%j is searched for like any word',
  async (word) => {
    for (const address of ['search', 'suggest']) {
      expect((await ask(`q=${encodeURIComponent(word)}`, address)).statusCode).toBe(200);
    }
  },
);

it('the search answers GET and HEAD, and no other method', async () => {
  expect((await site.publish.inject({ method: 'HEAD', url: '/bin/ventora/search?q=m' })).statusCode).toBe(
    200,
  );
  const posted = await site.publish.inject({ method: 'POST', url: '/bin/ventora/search' });
  expect(posted.statusCode).toBe(404);
});

describe('any query', () => {
  const name = fc.constantFrom(
    'q', 'lang', 'page', 'size', 'sort', 'units', 'facets', 'figures', 'kind', 'family', 'use', 'explain',
    'maxPressure.min', 'maxPressure.max', 'tankVolume.min',
  ); // prettier-ignore
  const word = fc.constantFrom(
    'piston', 'Kompressor', '7.5 kW', 'under 60 dB', 'oil-free', 'V-1050-00', '230 V', '8 to 10 bar', 'max.', '"', '-',
  ); // prettier-ignore
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
    fc.constantFrom(
      '0',
      '-1',
      '1',
      '9007199254740992',
      'NaN',
      '1e9',
      'metric',
      'us',
      'product',
      'motorPower',
      'de',
    ),
  );
  const encoded = value.map((text) => encodeURIComponent(text.replace(/\p{Cs}/gu, '?')));
  const raw = fc.stringMatching(/^[!-"$-~]{0,80}$/);
  const query = fc.oneof(
    fc
      .array(fc.tuple(name, encoded), { maxLength: 8 })
      .map((all) => all.map((each) => each.join('=')).join('&')),
    raw,
  );

  it('is answered or refused by parameter, never with a server error, and is cheap', async () => {
    let slowest = { took: 0, sent: '', address: 'search' };
    await fc.assert(
      fc.asyncProperty(query, fc.constantFrom('search', 'suggest'), async (sent, address) => {
        const start = performance.now();
        const answer = await ask(sent, address);
        const took = performance.now() - start;
        if (took > slowest.took) slowest = { took, sent, address };
        expect([200, 400]).toContain(answer.statusCode);
        if (answer.statusCode === 400) expect(answer.json().parameter).toEqual(expect.any(String));
      }),
      { numRuns: 400 },
    );
    await costsLittle(slowest.sent, slowest.address);
    expect(complaints(site)).toEqual([]);
  }, 60_000);

  it.each([
    ['the longest words', 'kompressorenanlagenbauunternehmen '.repeat(14).slice(0, 500)],
    ['as many figures as fit', '7,5 kW 10 bar 60 dB 230 V '.repeat(19).slice(0, 500)],
    ['incomplete bounds', 'between 1 and '.repeat(35).slice(0, 500)],
    ['nothing but signs', '-'.repeat(500)],
    ['nothing but spaces', ' '.repeat(500)],
    ['digits and points', '1.'.repeat(250)],
  ])('of %s costs little more than a typical one', async (_what, text) => {
    const query = `q=${encodeURIComponent(text)}&lang=de`;
    expect([200, 400]).toContain((await ask(query)).statusCode);
    await costsLittle(query);
  });
});
