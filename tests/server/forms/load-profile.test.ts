/** @jest-turn 8 */
import type { InjectOptions } from 'light-my-request';
import { component, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';

const PAGE = '/content/ventora/gb/en/speed.html';
const BOUNDARY = '----log';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({
    server: { trustedProxies: ['127.0.0.1'] },
    content: {
      'content/ventora/gb/en/speed.json': page('Speed', {
        calculator: component('calculator', { id: 'calc', calculator: 'speed' }),
      }),
    },
  });
});
afterAll(() => site.close());

const part = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** Posts a log as a browser does, by default as a visitor of their own. */
let visitors = 0;
function send(
  log: string,
  fields: Readonly<Record<string, string>> = {},
  headers: InjectOptions['headers'] = {},
) {
  visitors += 1;
  const values = Object.entries({ page: PAGE, id: 'calc', ...fields }).map(([name, value]) =>
    part(name, value),
  );
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="log"; filename="log.csv"\r\nContent-Type: text/csv\r\n\r\n${log}\r\n`;
  return site.publish.inject({
    method: 'POST',
    url: '/load-profile',
    payload: `${values.join('')}${file}--${BOUNDARY}--\r\n`,
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'x-forwarded-for': `203.0.113.${visitors}`,
      ...headers,
    },
  });
}

/** Where an answer leads. */
const nextOf = ({ headers }: Awaited<ReturnType<typeof send>>) =>
  new URL(String(headers.location), 'http://localhost');

it('leads to the page with the profile of the log, and with what else was entered', async () => {
  const answer = await send('time;flow\n08:00;3\n08:01;1\n08:02;1\n08:03;3\n', {
    price: '0.3',
    stranger: 'x',
  });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers['cache-control']).toBe('no-store');
  const { pathname, hash, searchParams } = nextOf(answer);
  expect(pathname).toBe('/speed');
  expect(hash).toBe('#calc-answer');
  expect(Object.fromEntries(searchParams)).toEqual({
    price: '0.3',
    share1: '50',
    draw1: '3',
    share2: '50',
    draw2: '1',
  });
});

it.each([
  ['the line that is not a number', 'time;flow\n08:00;3\n08:01;much\n', 'number', '3'],
  ['the line below nothing', '3\n-1\n', 'negative', '2'],
  ['that there is nothing in it', '\n', 'empty', '0'],
])('says in the address %s, and makes up no profile', async (_what, log, fault, line) => {
  const { searchParams } = nextOf(await send(log));
  expect(Object.fromEntries(searchParams)).toEqual({ logfault: fault, logline: line });
});

it('says that a log is too large instead of calculating with the beginning of it', async () => {
  const answer = await send('3\n'.repeat(600_000));
  expect(answer.statusCode).toBe(303);
  expect(nextOf(answer).searchParams.get('logfault')).toBe('size');
});

it('refuses far too much before reading it', async () => {
  const answer = await send('3\n', {}, { 'content-length': String(17 * 1024 * 1024) });
  expect(answer.statusCode).toBe(413);
});

it('refuses what another site’s page posts', async () => {
  const answer = await send('3\n', {}, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
  expect(answer.statusCode).toBe(403);
});

it.each(['https://evil.example/', '//evil.example/', '/content/dam/ventora/x', '/no/such/page'])(
  'leads only to pages of this site: not to %s',
  async (elsewhere) => {
    const answer = await send('3\n', { page: elsewhere });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers.location).toBeUndefined();
  },
);

it('refuses what is not a form with a file', async () => {
  const answer = await site.publish.inject({
    method: 'POST',
    url: '/load-profile',
    payload: 'page=/',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.114.1' },
  });
  expect(answer.statusCode).toBe(400);
});

it('takes thirty logs in ten minutes from one connection, and says when to go on', async () => {
  const again = () => send('3\n', {}, { 'x-forwarded-for': '203.0.115.1' });
  for (let sent = 0; sent < 30; sent += 1) expect((await again()).statusCode).toBe(303);
  const refused = await again();
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('600');
});
