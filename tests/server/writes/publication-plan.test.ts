/** @jest-turn 2 */
import type { NodeJson } from '../../../model-json/core/repository/node-json';
import { component, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';
import { AuthorClient } from './author-client';

const SITE = '/content/ventora/gb/en';
const NEWS = `${SITE}/news`;
const OFFER = '/content/experience-fragments/x/offer';
const TAG = '/content/cq:tags/ventora/industry/food';

let site: TestSite;
let client: AuthorClient;
const asset = (more: NodeJson = {}): NodeJson => ({
  'jcr:primaryType': 'dam:Asset',
  'jcr:content': { 'jcr:primaryType': 'dam:AssetContent', ...more },
});
const tag = (title: string, more: NodeJson = {}): NodeJson => ({
  'jcr:primaryType': 'cq:Tag',
  'jcr:title': title,
  ...more,
});

beforeEach(async () => {
  const home = { ...page('Home'), news: {} };
  site = await startSite({
    content: {
      'content/ventora/gb/en.json': home,
      'content/ventora/gb/en/news.json': {
        ...page(
          'News',
          {
            f: component('experiencefragment', { fragmentVariationPath: `${OFFER}/master` }),
            t: component('text', { text: '<a href="/content/dam/x/sheet">Sheet</a>', textIsRich: true }),
            c: component('contentfragment', { fragmentPath: '/content/dam/x/facts' }),
          },
          { 'cq:tags': ['ventora:industry/food'] },
        ),
        a: {},
      },
      'content/ventora/gb/en/news/a.json': page('A', {
        t: component('text', { text: '<a href="/content/dam/x/other">Other</a>', textIsRich: true }),
      }),
      'content/experience-fragments/x/offer.json': page('Offer'),
      'content/experience-fragments/x/offer/master.json': page('Master'),
      'content/dam/x/sheet.json': asset({
        metadata: { 'jcr:primaryType': 'nt:unstructured', 'dc:title': 'Data sheet' },
      }),
      'content/dam/x/other.json': asset(),
      'content/dam/x/facts.json': asset({ contentFragment: true, 'jcr:title': 'Facts' }),
      'content/cq%3atags/ventora.json': tag('Ventora', {
        industry: tag('Industry', { food: tag('Food') }),
      }),
    },
    published: { 'content/ventora/gb/en.json': home, 'content/dam/x/sheet.json': asset() },
  });
  client = new AuthorClient(site.author);
});
afterEach(() => site.close());

interface Item {
  readonly path: string;
  readonly title: string;
  readonly type: string;
  readonly reason: string;
  readonly published: boolean;
  readonly outdated: boolean;
  readonly needs: readonly string[];
}
interface Plan {
  readonly assets: readonly Item[];
  readonly links?: readonly { readonly path: string }[];
}

const planOf = async (query: string) =>
  (await site.author.inject(`/libs/wcm/core/content/reference.json?${query}`)).json<Plan>();
const brief = ({ path, type, reason, published, outdated }: Item) =>
  `${reason} ${type} ${path}: ${published ? (outdated ? 'changed' : 'published') : 'new'}`;

test('a plan lists everything that can go along with a page, with its state for visitors', async () => {
  const { assets } = await planOf(`path=${NEWS}&all=true`);
  expect(assets.map(brief)).toEqual([
    `asked page ${NEWS}: new`,
    `used tag ${TAG}: new`,
    `used fragment ${OFFER}: new`,
    `used fragment ${OFFER}/master: new`,
    'used asset /content/dam/x/sheet: changed',
    'used fragment /content/dam/x/facts: new',
    `below page ${NEWS}/a: new`,
    'usedBelow asset /content/dam/x/other: new',
  ]);
  expect(assets.find(({ path }) => path === `${OFFER}/master`)?.needs).toEqual([OFFER]);
  expect(assets.find(({ path }) => path === '/content/dam/x/sheet')?.title).toBe('Data sheet');
});

test('AEM’s own question gets only what the page uses', async () => {
  const { assets } = await planOf(`path=${NEWS}`);
  expect(assets.map(({ path }) => path)).toEqual([
    TAG,
    OFFER,
    `${OFFER}/master`,
    '/content/dam/x/sheet',
    '/content/dam/x/facts',
  ]);
  expect(assets[0]).toMatchObject({ type: 'tag', name: 'food', title: 'Food', lastPublished: 0 });
});

test('what was ticked is published as one, tags with their titles, and nothing else', async () => {
  const path = [NEWS, TAG, OFFER, `${OFFER}/master`, '/content/dam/x/sheet'];
  const answer = await client.post('/bin/replicate.json', { cmd: 'Activate', path });
  expect(answer.json).toMatchObject({ missing: ['/content/dam/x/facts'] });
  const { assets } = await planOf(`path=${NEWS}&all=true`);
  expect(assets.filter(({ published }) => !published).map(({ path: each }) => each)).toEqual([
    '/content/dam/x/facts',
    `${NEWS}/a`,
    '/content/dam/x/other',
  ]);
  expect(site.publishRepository.get(TAG)?.properties['jcr:title']).toBe('Food');
  expect(site.publishRepository.get('/content/cq:tags/ventora')?.properties['jcr:title']).toBe('Ventora');
});

test('a page below an unpublished one names the page that it needs', async () => {
  const { assets } = await planOf(`path=${NEWS}/a&all=true`);
  expect(assets.slice(0, 2).map(brief)).toEqual([`asked page ${NEWS}/a: new`, `above page ${NEWS}: new`]);
  expect(assets[0]?.needs).toEqual([NEWS]);
});

test('before pages are unpublished, an author sees what visitors lose and which pages link there', async () => {
  await client.post('/bin/replicate.json', { cmd: 'Activate', path: [NEWS, `${NEWS}/a`] });
  await client.post(`${SITE}/old/jcr:content/root/t`, {
    './sling:resourceType': 'ventora/components/text',
    './text': `<a href="${NEWS}/a.html">A</a>`,
  });
  await client.post('/bin/replicate.json', { cmd: 'Activate', path: `${SITE}/old` });
  const { assets, links } = await planOf(`path=${NEWS}&cmd=Deactivate`);
  expect(assets.map(brief)).toEqual([`asked page ${NEWS}: published`, `below page ${NEWS}/a: published`]);
  expect(links).toEqual([{ path: `${SITE}/old`, title: 'Old' }]);
});

test('a plan for nothing, or for a missing page, is refused with a reason', async () => {
  for (const [query, status] of [
    ['', 400],
    ['path=/content/nowhere', 404],
  ] as const)
    expect((await site.author.inject(`/libs/wcm/core/content/reference.json?${query}`)).statusCode).toBe(
      status,
    );
});

test('an author schedules a publication, sees it at the page, and cancels it', async () => {
  const post = (form: Record<string, string | string[]>) => client.post('/bin/replicate.json', form);
  const publication = async () =>
    (await site.author.inject(`${NEWS}.publication.json`)).json<{
      timeZone: string;
      scheduled: { id: number }[];
    }>();
  const answer = await post({ cmd: 'Activate', path: [NEWS, TAG], at: '2096-07-01T09:00' });
  expect(answer.json['scheduled']).toMatchObject({ at: '2096-07-01T08:00:00.000Z', paths: [NEWS, TAG] });
  const { timeZone, scheduled } = await publication();
  expect(timeZone).toBe('Europe/London');
  expect(scheduled).toEqual([
    { id: expect.any(Number), action: 'Activate', at: '2096-07-01T08:00:00.000Z', by: 'admin' },
  ]);
  expect((await site.author.inject('/bin/ventora/scheduled.json')).json()).toMatchObject({
    scheduled: [{ paths: [NEWS, TAG] }],
  });
  expect((await post({ cmd: 'Cancel', id: String(scheduled[0]?.id) })).status).toBe(200);
  expect((await publication()).scheduled).toEqual([]);
  expect((await post({ cmd: 'Cancel', id: '99' })).status).toBe(404);
  expect((await post({ cmd: 'Activate', path: NEWS, at: 'soon' })).json['status.message']).toContain(
    'at=soon is no time',
  );
  expect((await post({ cmd: 'Activate', path: NEWS, at: '2020-01-01T00:00' })).status).toBe(200);
  expect(site.publishRepository.get(NEWS)).toBeDefined();
});

test('a tree is published as a job that reports its progress', async () => {
  const TREE = '/libs/replication/treeactivation.json';
  const { json } = await client.post(TREE, { cmd: 'activate', path: NEWS, onlymodified: 'true' });
  const { id } = json['job'] as { id: number };
  let state = 'running';
  while (state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 20));
    state = (await site.author.inject(`${TREE}?id=${id}`)).json<{ jobs: { state: string }[] }>().jobs[0]!
      .state;
  }
  expect(state).toBe('done');
  expect(site.publishRepository.get(`${NEWS}/a`)).toBeDefined();
  expect((await client.post(TREE, { cmd: 'activate', path: NEWS, onlymodified: 'true' })).status).toBe(400);
  expect((await client.post(TREE, { cmd: 'cancel', id: '99' })).status).toBe(404);
});
