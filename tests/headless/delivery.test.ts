import { openWorkshop, type Workshop } from './open-workshop';
import { DAM } from './workshop';

/* One fragment by its id, for clients without GraphQL. */

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

const get = (id: string, query = '') => workshop.site.publish.inject(`/adobe/contentFragments/${id}${query}`);
const PRESS = '00000000-0000-4000-8000-000000000003';

test('delivers a fragment with its values by name, in a variation', async () => {
  const answer = await get(PRESS, '?variation=de');
  expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=60, s-maxage=300' });
  expect(answer.json()).toMatchObject({
    id: PRESS,
    path: `${DAM}/press`,
    variation: 'de',
    fields: {
      name: 'Presse',
      power: 4.5,
      uses: ['ventora:use/interior', 'ventora:use/laboratory'],
      maker: `${DAM}/bolt-works`,
      story: { mimeType: 'text/html', value: expect.stringContaining('<b>two</b>') },
    },
  });
  const again = await workshop.site.publish.inject({
    url: `/adobe/contentFragments/${PRESS}?variation=de`,
    headers: { 'if-none-match': String(answer.headers['etag']) },
  });
  expect(again.statusCode).toBe(304);
});

test('delivers what it refers to, one level or all, each once', async () => {
  const paths = async (references: string) =>
    Object.keys(
      (await get(PRESS, `?references=${references}`)).json<{ references: object }>().references,
    ).toSorted();
  const direct = ['belt', 'bolt-works', 'lathe', 'wheel'].map((name) => `${DAM}/${name}`);
  expect(await paths('direct-hydrated')).toEqual(direct);
  expect(await paths('all-hydrated')).toEqual([...direct, `${DAM}/other/iron-sons`].toSorted());
});

test('delivers nothing that does not exist', async () => {
  const answer = await get('x');
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { status: 404, message: expect.stringContaining('id x') },
  ]);
});
