import { NEWS } from '../mcp/agent-site';
import { startUniversalSite, type UniversalSite } from './universal-site';

/* What applications of other origins may read of author, so that their pages can be drawn and edited. */

const APPLICATION = 'https://app.example.com';
const CONTENT = `${NEWS}/jcr:content.infinity.json`;

let site: UniversalSite;
beforeAll(async () => {
  site = await startUniversalSite([APPLICATION]);
});
afterAll(() => site.close());

const read = (url: string, origin: string, method: 'GET' | 'OPTIONS' | 'POST' = 'GET') =>
  site.author.inject({ method, url, headers: { origin } });

it('lets an application that is named read content, as the person who edits it', async () => {
  const { statusCode, headers } = await read(CONTENT, APPLICATION);
  expect([statusCode, headers]).toEqual([
    200,
    expect.objectContaining({
      'access-control-allow-origin': APPLICATION,
      'access-control-allow-credentials': 'true',
      vary: expect.stringMatching(/origin/i),
    }),
  ]);
});

it('tells browsers before a read which headers it may have, and no method that changes anything', async () => {
  const { statusCode, headers } = await read(CONTENT, APPLICATION, 'OPTIONS');
  expect(statusCode).toBe(204);
  expect(headers['access-control-allow-headers']).toContain('x-aem-affinity-type');
  expect(headers['access-control-allow-methods']).toBe('GET, HEAD, OPTIONS');
});

it.each([
  ['another application', CONTENT, 'https://evil.example.com'],
  ['the proof that goes with changes', '/libs/granite/csrf/token.json', APPLICATION],
  ['pages', `${NEWS}.html`, APPLICATION],
])('does not share %s', async (_what, address, origin) => {
  expect((await read(address, origin)).headers).not.toHaveProperty('access-control-allow-origin');
});

it('shares nothing where no application is named', async () => {
  const alone = await startUniversalSite();
  const { headers } = await alone.author.inject({ url: CONTENT, headers: { origin: APPLICATION } });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  await alone.close();
});
