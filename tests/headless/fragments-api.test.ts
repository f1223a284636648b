import { startGuardedSite, type GuardedSite, type Sender } from '../accounts/guarded-site';
import { DAM, FILES } from './workshop';

/* Fragments over AEM's OpenAPI for Sites, as far as it is public. */

const API = '/adobe/sites/cf/fragments';
const PRESS = `${API}/00000000-0000-4000-8000-000000000003`;

interface Fragment {
  readonly path: string;
  readonly title: string;
  readonly status: string;
  readonly fields: readonly { readonly name: string; readonly values: readonly unknown[] }[];
  readonly variations: readonly { readonly name: string }[];
}

let site: GuardedSite;
let editor: Sender;
let reader: Sender;
beforeAll(async () => {
  site = await startGuardedSite({ content: FILES, published: FILES });
  editor = site.person('editor', 'publisher', [{ path: '/content', level: 'publish' }]);
  reader = site.person('reader', 'author', [{ path: `${DAM}/other`, level: 'read' }]);
});
afterAll(() => site.close());

const send = (method: string, url: string, body?: unknown, headers: Sender = {}) =>
  fetch(site.origin + url, {
    method,
    headers: { ...editor, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const tagOf = async (): Promise<Sender> => ({
  'if-match': (await send('GET', PRESS)).headers.get('etag') ?? '',
});
const values = ({ fields }: Fragment, name: string) => fields.find((field) => field.name === name)?.values;

test('lists fragments page by page, of a folder, and only what may be read', async () => {
  const paths: string[] = [];
  for (let cursor = '', more = true; more;) {
    const page = (await (await send('GET', `${API}?path=${DAM}&limit=3&cursor=${cursor}`)).json()) as {
      items: Fragment[];
      cursor?: string;
    };
    paths.push(...page.items.map(({ path }) => path));
    cursor = page.cursor ?? '';
    more = cursor !== '';
  }
  expect(paths).toEqual([...new Set(paths)].toSorted());
  expect(paths).toHaveLength(7);
  const few = (await (await send('GET', API, undefined, reader)).json()) as { items: Fragment[] };
  expect(few.items.map(({ path }) => path)).toEqual([`${DAM}/other/iron-sons`]);
  expect((await send('GET', PRESS, undefined, reader)).status).toBe(404);
  expect((await send('GET', `${API}?limit=51`)).status).toBe(400);
});

test('gives a fragment with its fields, variations, state and version', async () => {
  const answer = await send('GET', PRESS);
  expect(answer.headers.get('etag')).toMatch(/^".+"$/);
  const press = (await answer.json()) as Fragment;
  expect(press).toMatchObject({
    path: `${DAM}/press`,
    title: 'Press',
    status: 'PUBLISHED',
    model: { name: 'machine' },
  });
  expect(values(press, 'nicknames')).toEqual(['Old Bess', 'Squeezer']);
  expect(press.variations.map(({ name }) => name)).toEqual(['de', 'de_ch']);
  const { items } = (await (await send('GET', `${PRESS}/references`)).json()) as {
    items: { path: string }[];
  };
  expect(items.map(({ path }) => path)).toEqual(expect.arrayContaining([`${DAM}/bolt-works`, `${DAM}/belt`]));
});

test('refuses what a pattern of the model does not allow, in the master and in a variation', async () => {
  const change = { fields: [{ name: 'nicknames', values: ['Old Bess', 'bess'] }] };
  for (const url of [PRESS, `${PRESS}/variations/de`]) {
    const answer = await send('PUT', url, change, await tagOf());
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('capital letter')]);
  }
  const press = (await (await send('GET', PRESS)).json()) as Fragment;
  expect(values(press, 'nicknames')).toEqual(['Old Bess', 'Squeezer']);
});

test('changes a fragment by PUT and PATCH on the version that was read, and on no other', async () => {
  const before = await tagOf();
  expect((await send('PUT', PRESS, { title: 'X' })).status).toBe(428);
  const put = await send(
    'PUT',
    PRESS,
    { title: 'Big press', fields: [{ name: 'seats', values: [3] }] },
    before,
  );
  expect(put.status).toBe(200);
  const changed = (await put.json()) as Fragment;
  expect([changed.title, changed.status, values(changed, 'seats'), values(changed, 'name')]).toEqual([
    'Big press',
    'MODIFIED',
    [3],
    ['Press'],
  ]);
  expect((await send('PUT', PRESS, { title: 'Y' }, before)).status).toBe(412);
  const at = changed.fields.findIndex(({ name }) => name === 'size');
  const patch = [
    { op: 'test', path: '/title', value: 'Big press' },
    { op: 'replace', path: '/title', value: 'Press' },
    { op: 'remove', path: `/fields/${at}/values` },
  ];
  const patched = await send('PATCH', PRESS, patch, await tagOf());
  const after = (await patched.json()) as Fragment;
  expect([after.title, values(after, 'size')]).toEqual(['Press', []]);
  expect((await send('PATCH', PRESS, [patch[0]], await tagOf())).status).toBe(409);
  expect(
    (await send('PATCH', PRESS, [{ op: 'replace', path: '/path', value: '/x' }], await tagOf())).status,
  ).toBe(400);
});

test.each([
  ['a value of another type', [{ name: 'seats', values: ['many'] }], 'seats'],
  ['two values of a field with one', [{ name: 'name', values: ['a', 'b'] }], 'name'],
  ['a field that the model does not have', [{ name: 'colour', values: ['red'] }], 'colour'],
])('refuses %s', async (_title, fields, wanted) => {
  const answer = await send('PUT', PRESS, { fields }, await tagOf());
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(wanted)]);
});

test('makes, changes and deletes variations', async () => {
  const french = `${PRESS}/variations/fr`;
  const made = await send(
    'PUT',
    french,
    { title: 'Français', fields: [{ name: 'name', values: ['Presse'] }] },
    await tagOf(),
  );
  expect(((await made.json()) as Fragment).variations).toContainEqual({
    name: 'fr',
    title: 'Français',
    fields: [{ name: 'name', type: 'text', multiple: false, values: ['Presse'] }],
  });
  expect((await send('DELETE', french, undefined, await tagOf())).status).toBe(200);
  expect((await send('DELETE', french, undefined, await tagOf())).status).toBe(404);
  expect((await send('PUT', `${PRESS}/variations/master`, {}, await tagOf())).status).toBe(422);
});

test('deletes a fragment for authors and visitors, if the person may', async () => {
  const saw = `${API}/00000000-0000-4000-8000-000000000002`;
  const tag = (await send('GET', saw)).headers.get('etag') ?? '';
  expect((await send('DELETE', saw, undefined, { ...reader, 'if-match': tag })).status).toBe(404);
  expect((await send('DELETE', saw)).status).toBe(428);
  expect((await send('DELETE', saw, undefined, { 'if-match': tag })).status).toBe(204);
  expect(site.repository.get(`${DAM}/saw`)).toBeUndefined();
  expect(site.publishRepository.get(`${DAM}/saw`)).toBeUndefined();
});
