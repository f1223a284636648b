import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DayCounts } from './DayCounts';
import { QueryLog } from './QueryLog';
import { reportCsv } from './report-csv';
import { readReport } from './search-report';

const DAY = 24 * 60 * 60 * 1000;
let dir: string;
let now: number;
const problems: unknown[] = [];
beforeEach(() => {
  dir = join(mkdtempSync(join(tmpdir(), 'queries-')), 'searches');
  now = Date.parse('2026-11-20T10:00:00Z');
  problems.length = 0;
});
afterEach(() => rmSync(join(dir, '..'), { recursive: true }));

const open = () => new QueryLog(dir, (error) => problems.push(error), () => now); // prettier-ignore
const times = (count: number, work: () => void) => Array.from({ length: count }).forEach(work);

it('lists queries sent three times or more, by language, with how often they found nothing', async () => {
  const log = open();
  times(4, () => log.add('de', 'Kältetrockner', 5));
  times(3, () => log.add('de', 'nagelpistole', 0));
  times(2, () => log.add('de', 'herr müller', 0));
  times(3, () => log.add('en', 'dryer', 1));
  await log.flush();
  const { languages, ...period } = await readReport(dir, 7, now);
  expect(period).toEqual({ from: '2026-11-14', to: '2026-11-20', days: 7, listedFrom: 3 });
  expect(languages.map(({ language }) => language)).toEqual(['en', 'de']);
  expect(languages[1]).toEqual({
    language: 'de',
    searches: 9,
    withoutResults: 5,
    top: [
      { query: 'kältetrockner', asked: 4, withoutResults: 0 },
      { query: 'nagelpistole', asked: 3, withoutResults: 3 },
    ],
    nothingFound: [{ query: 'nagelpistole', asked: 3, withoutResults: 3 }],
  });
});

it('sums up days, continues after a restart and leaves out older days', async () => {
  const first = open();
  times(2, () => first.add('en', 'hose', 1));
  await first.flush();
  const second = open();
  second.add('en', 'hose', 1);
  await second.flush();
  now += 10 * DAY;
  times(2, () => second.add('en', 'hose', 1));
  await second.flush();
  expect((await readReport(dir, 30, now)).languages[0]?.top).toEqual([
    { query: 'hose', asked: 5, withoutResults: 0 },
  ]);
  expect((await readReport(dir, 7, now)).languages[0]).toMatchObject({ searches: 2, top: [] });
});

it('stores only the day, and writes nothing if nobody searched', async () => {
  const log = open();
  await log.flush();
  log.add('en', 'jane@example.com', 0);
  await log.flush();
  expect(() => readdirSync(dir)).toThrow('ENOENT');
  log.add('en', 'hose', 1);
  await log.flush();
  expect(readdirSync(dir)).toEqual(['2026-11-20.json']);
  expect(JSON.parse(readFileSync(join(dir, '2026-11-20.json'), 'utf8'))).toEqual({
    version: 1,
    languages: { en: { hose: [1, 0] } },
  });
});

it('deletes days that are older than a report can go back', async () => {
  const log = open();
  log.add('en', 'hose', 1);
  await log.flush();
  now += 91 * DAY;
  log.add('en', 'hose', 1);
  await log.flush();
  expect(readdirSync(dir)).toEqual(['2027-02-19.json']);
});

it('skips a broken file, and keeps counts while the disk cannot be written to', async () => {
  const log = open();
  log.add('en', 'hose', 1);
  await log.flush();
  writeFileSync(join(dir, '2026-11-19.json'), '{"version":1,"lang');
  expect((await readReport(dir, 7, now)).languages[0]?.searches).toBe(1);
  rmSync(dir, { recursive: true });
  writeFileSync(dir, 'no folder');
  log.add('en', 'hose', 1);
  await log.flush();
  expect(problems).toHaveLength(1);
  rmSync(dir);
  log.add('en', 'hose', 1);
  await log.flush();
  expect((await readReport(dir, 7, now)).languages[0]?.searches).toBe(3);
});

it('is limited: queries sent once are evicted when a day has too many', () => {
  const counts = new DayCounts();
  times(2, () => counts.add('en', 'hose', false));
  for (let index = 0; index < 20_000; index += 1) counts.add('en', `query ${index}`, true);
  const kept = counts.toJson().languages.en!;
  expect(Object.keys(kept).length).toBeLessThanOrEqual(5000);
  expect(kept.hose).toEqual([2, 0]);
});

it('counts names of built-in object properties like any other query', () => {
  const counts = new DayCounts();
  for (const name of ['__proto__', 'constructor']) counts.add('en', name, false);
  const read = new DayCounts(JSON.parse(JSON.stringify(counts.toJson())) as never);
  read.add('en', '__proto__', false);
  expect(Object.entries(read.toJson().languages.en!)).toEqual([
    ['__proto__', [2, 0]],
    ['constructor', [1, 0]],
  ]);
});

it('exports a table for spreadsheets in which no query is a formula', async () => {
  const log = open();
  times(3, () => log.add('en', '=cmd|x', 0));
  await log.flush();
  expect(reportCsv(await readReport(dir, 7, now))).toBe(
    '\uFEFF"from","to","language","query","asked","withoutResults"\r\n' +
      `"2026-11-14","2026-11-20","en","'=cmd|x","3","3"\r\n`,
  );
});
