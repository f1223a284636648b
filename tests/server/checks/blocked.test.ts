import { component, files, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';
import { AuthorClient } from '../writes/author-client';

jest.mock('#site-server/site.config', () => {
  const { config } = jest.requireActual<{ config: object }>('#site-server/site.config');
  return { config: { ...config, blocksFaultyPages: true } };
});

const FAULTY = '/content/ventora/gb/en/faulty';
const SOUND = '/content/ventora/gb/en/sound';

let site: TestSite;
let client: AuthorClient;
beforeAll(async () => {
  site = await startSite({
    content: {
      'content/ventora/gb/en/faulty.json': page('Faulty', {
        a: component('title', { 'jcr:title': 'Low', type: 'h2' }),
      }),
      'content/ventora/gb/en/sound.json': page('Sound', {
        a: component('title', { 'jcr:title': 'Top', type: 'h1' }),
      }),
    },
    published: Object.fromEntries(Object.entries(files).filter(([name]) => name.startsWith('content/'))),
  });
  client = new AuthorClient(site.author);
});
afterAll(() => site.close());

const isLive = (path: string) => site.publishRepository.get(path) !== undefined;

it.each([
  ['at once', '/bin/replicate.json', { cmd: 'Activate', path: FAULTY }],
  ['later', '/bin/replicate.json', { cmd: 'Activate', path: FAULTY, at: '2040-01-01T00:00:00Z' }],
  ['in a tree', '/libs/replication/treeactivation.json', { cmd: 'activate', path: FAULTY }],
])('does not publish a page with errors %s, if the site says so', async (_when, address, form) => {
  const { status, json } = await client.post(address, form);
  expect(status).toBe(409);
  expect(json['status.message']).toContain(
    `${FAULTY} is not published, because the checks find errors on it`,
  );
  expect(isLive(FAULTY)).toBe(false);
});

it('publishes pages with mere warnings all the same', async () => {
  const { status } = await client.post('/bin/replicate.json', { cmd: 'Activate', path: SOUND });
  expect([status, isLive(SOUND)]).toEqual([200, true]);
});
