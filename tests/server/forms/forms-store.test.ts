/** @jest-turn 6 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SubmissionStore } from '../../../model-json/features/forms/submissions/SubmissionStore';
import { clientKey } from '../../../model-json/core/server/security/client-key';
import { trustOf } from '../../../model-json/core/server/security/trusted-proxies';
import { isSameOrigin } from '../../../model-json/core/server/security/is-same-origin';
import { RateLimit } from '../../../model-json/core/server/security/RateLimit';

const KILLS = 6;

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'submissions-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const unreadable = (file: string) => {
  throw new Error(`${file} is half a record`);
};

/** @returns numbers of the submissions confirmed before the writer was killed */
async function storeUntilKilled(first: number): Promise<number[]> {
  const writer = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'forms-writer.ts'), dir, `${first}`],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  let timer: NodeJS.Timeout | undefined;
  writer.stdout.on('data', (data: Buffer) => {
    said += data.toString();
    timer ??= setTimeout(() => writer.kill('SIGKILL'), Math.random() * 60);
  });
  await new Promise((resolve) => writer.on('close', resolve));
  return said.slice(0, said.lastIndexOf('\n')).split('\n').map(Number);
}

it('loses no confirmed submission and leaves no partial one, however often the server is killed', async () => {
  const acknowledged: number[] = [];
  for (let kill = 0; kill < KILLS; kill++) acknowledged.push(...(await storeUntilKilled(kill * 10_000)));
  const stored = await new SubmissionStore(dir).list('/content/form', unreadable);
  const names = new Set(stored.map(({ values }) => String(values[0]![1]).replace(/( x)+ ?$/, '')));
  expect(acknowledged.length).toBeGreaterThan(KILLS);
  expect(acknowledged.filter((number) => !names.has(`Person ${number}`))).toEqual([]);
}, 60_000);

it('keeps the order of submissions within one millisecond', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-01-02T03:04:05Z'));
  const store = new SubmissionStore(dir);
  const names = [...'abcdefgh'];
  for (const name of names) await store.add({ form: '/f', page: '/p', values: [['name', name]] });
  jest.restoreAllMocks();
  expect((await store.list('/f', unreadable)).map(({ values }) => values[0]![1])).toEqual(names);
});

it('lists a form’s submissions, oldest first, and skips broken files', async () => {
  const store = new SubmissionStore(dir);
  const page = '/content/page';
  for (const name of ['a', 'b', 'c']) await store.add({ form: '/f', page, values: [['name', name]] });
  await store.add({ form: '/other', page, values: [] });
  const folder = readdirSync(dir).find((name) => readdirSync(path.join(dir, name)).length === 3)!;
  writeFileSync(path.join(dir, folder, '0.json'), '{"id":');
  writeFileSync(path.join(dir, folder, '.x.json.1-ab.tmp'), 'half');
  const broken: string[] = [];
  const stored = await store.list('/f', (file) => broken.push(path.basename(file)));
  expect(stored.map(({ values }) => values)).toEqual([[['name', 'a']], [['name', 'b']], [['name', 'c']]]);
  expect(broken).toEqual(['0.json']);
});

it('lists nothing if nothing was sent', async () => {
  expect(await new SubmissionStore(path.join(dir, 'none')).list('/f', unreadable)).toEqual([]);
});

describe('a client', () => {
  const isTrusted = trustOf(['127.0.0.1', '10.0.0.0/8', '::1']);
  const key = (ip: string, forwarded?: string) =>
    clientKey({ ip, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }, isTrusted);

  test.each([
    ['203.0.113.9', undefined, '203.0.113.9'],
    ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['127.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.4', '198.51.100.1'],
    ['::ffff:10.0.0.2', '198.51.100.1', '198.51.100.1'],
    ['192.168.1.4', '198.51.100.1', '192.168.1.4'],
    ['::1', 'nonsense', '0:0:0:0'],
    ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2'],
    ['2001:db8::1', undefined, '2001:db8:0:0'],
  ])('at %s, forwarded for %s, is identified as %s', (ip, forwarded, expected) =>
    expect(key(ip, forwarded)).toBe(expected),
  );

  it('is counted for a period, separately from others', () => {
    const limit = new RateLimit({ windowMs: 1000, maxClients: 2 });
    expect([limit.count('a', 0), limit.count('a', 1), limit.count('b', 1)]).toEqual([1, 2, 1]);
    expect(limit.count('a', 1000)).toBe(2);
    expect(limit.count('a', 9000)).toBe(1);
  });

  it('is forgotten when there are too many others', () => {
    const limit = new RateLimit({ windowMs: 1000, maxClients: 2 });
    for (const client of ['a', 'b', 'c']) limit.count(client, 0);
    expect(limit.count('a', 1)).toBe(1);
  });
});

describe('same-origin check of a form’s page', () => {
  test.each<[string, Record<string, string>, boolean]>([
    ['accepts a request without browser headers', { host: 'www.a.example' }, true],
    ['accepts the same host', { host: 'www.a.example', origin: 'https://www.a.example' }, true],
    ['refuses another port', { host: 'a.example:80', origin: 'http://a.example:81' }, false],
    [
      'refuses a host that only starts like this one',
      { host: 'a.example', origin: 'https://a.example.evil.example' },
      false,
    ],
    ['accepts the public origin behind a proxy', { host: 'inner', origin: 'https://www.b.example' }, true],
    [
      'accepts what the browser declares as same-origin',
      { host: 'inner', origin: 'https://x', 'sec-fetch-site': 'same-origin' },
      true,
    ],
    ['refuses a page opened by hand', { host: 'a.example', 'sec-fetch-site': 'none' }, false],
  ])('%s', (_, headers, expected) =>
    expect(isSameOrigin({ headers }, 'https://www.b.example')).toBe(expected),
  );
});

const values = (email: string) => [['email', email]] as const;
const send = (store: SubmissionStore, email: string, form = '/content/form') =>
  store.add({ form, page: '/content/page', values: values(email) });

it('lets no other user of the machine read submissions', async () => {
  const folder = path.join(dir, 'private');
  await send(new SubmissionStore(folder), 'jo@company.example');
  const modeOf = (file: string) => statSync(file).mode & 0o777;
  const [form] = readdirSync(folder);
  const [file] = readdirSync(path.join(folder, form!));
  expect([folder, path.join(folder, form!), path.join(folder, form!, file!)].map(modeOf)).toEqual([
    0o700, 0o700, 0o600,
  ]);
});

it('restricts a folder that an earlier version left open to others', async () => {
  chmodSync(dir, 0o755);
  await new SubmissionStore(dir).secure();
  expect(statSync(dir).mode & 0o777).toBe(0o700);
  await new SubmissionStore(path.join(dir, 'none')).secure();
});

it('deletes submissions from before a date', async () => {
  const store = new SubmissionStore(dir);
  const { at } = await send(store, 'old@company.example');
  const next = new Date(Date.parse(at) + 1);
  await send(store, 'new@company.example');
  expect(await store.forgetBefore(next)).toBe(1);
  expect((await store.list('/content/form', unreadable)).map(({ values: [first] }) => first![1])).toEqual([
    'new@company.example',
  ]);
});

it('erases one person’s submissions to all forms, and nothing else', async () => {
  const store = new SubmissionStore(dir);
  await send(store, 'jo@company.example');
  await send(store, 'Jo@Company.example ', '/content/other');
  await send(store, 'someone-jo@company.example');
  expect((await store.erase('JO@company.example', unreadable)).map(({ form }) => form).sort()).toEqual([
    '/content/form',
    '/content/other',
  ]);
  expect(await store.list('/content/form', unreadable)).toHaveLength(1);
});
