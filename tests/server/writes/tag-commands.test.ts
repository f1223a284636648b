import type { NodeJson } from '../../../model-json/core/repository/node-json';
import { page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';
import { AuthorClient, type Form } from './author-client';

const SITE = '/content/ventora/gb/en';
const TAGS = '/content/cq:tags/ventora';

const tag = (title: string, below: NodeJson = {}): NodeJson => ({
  'jcr:primaryType': 'cq:Tag',
  'jcr:title': title,
  ...below,
});
const tagged = (...tags: string[]): NodeJson => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': { ...(page('Tagged')['jcr:content'] as NodeJson), 'cq:tags': tags, family: tags[0] ?? '' },
});

let site: TestSite;
let client: AuthorClient;
beforeEach(async () => {
  const content = {
    'content/cq%3atags/ventora.json': tag('Ventora', {
      drive: tag('Drive', { belt: tag('Belt'), direct: tag('Direct') }),
      motor: tag('Motor', { belt: tag('Belt of a motor') }),
      beltless: tag('Beltless'),
    }),
    'content/ventora/gb/en/a.json': tagged('ventora:drive/belt', 'ventora:beltless'),
    'content/ventora/gb/en/b.json': tagged('ventora:drive', 'ventora:motor/belt'),
  };
  site = await startSite({ content, published: content });
  client = new AuthorClient(site.author);
});
afterEach(() => site.close());

const command = (cmd: string, form: Form) => client.post('/bin/tagcommand', { cmd, ...form });
const propertiesOf = (side: 'repository' | 'publishRepository', name: string) =>
  site[side].get(`${SITE}/${name}/jcr:content`)?.properties;
const tagsOf = (name: string) =>
  (['repository', 'publishRepository'] as const).map((side) => propertiesOf(side, name)?.['cq:tags']);

test('a new tag has its title and description', async () => {
  const form = { tag: 'ventora:drive/gear', 'jcr:title': 'Gear', 'jcr:description': 'With a gearbox' };
  expect((await command('createTag', form)).status).toBe(201);
  expect(await client.node(`${TAGS}/drive/gear`)).toMatchObject({
    'jcr:primaryType': 'cq:Tag',
    'jcr:title': 'Gear',
    'jcr:description': 'With a gearbox',
  });
});

test.each([
  [{ tag: 'ventora:drive/belt', 'jcr:title': 'Belt' }, 409, 'The name “belt” is taken'],
  [{ tag: 'ventora:gone/belt', 'jcr:title': 'Belt' }, 404, 'There is nothing at'],
  [{ tag: 'ventora:drive/Two words', 'jcr:title': 'Two' }, 400, 'cannot be the name of a tag'],
  [{ tag: '/content/ventora/x', 'jcr:title': 'X' }, 400, 'is not below /content/cq:tags'],
  [{ tag: 'ventora:drive/gear' }, 400, 'Parameter jcr:title is missing'],
])('a bad new tag is refused with the reason: %j', async (form, status, reason) => {
  const answer = await command('createTag', form);
  expect([answer.status, answer.body]).toEqual([status, expect.stringContaining(reason)]);
});

test('pages follow a moved tag, with visitors at once, and keep other tags', async () => {
  await client.post(`${SITE}/a/jcr:content`, { './jcr:title': 'Draft' });
  expect(
    (await command('moveTag', { path: `${TAGS}/drive/belt`, dest: `${TAGS}/motor/v-belt` })).status,
  ).toBe(200);
  expect(tagsOf('a')).toEqual(Array(2).fill(['ventora:motor/v-belt', 'ventora:beltless']));
  expect(propertiesOf('repository', 'a')?.['family']).toBe('ventora:motor/v-belt');
  expect(propertiesOf('publishRepository', 'a')?.['jcr:title']).toBe('Tagged');
  for (const side of [site.repository, site.publishRepository]) {
    expect(side.get(`${TAGS}/motor/v-belt`)?.properties['jcr:title']).toBe('Belt');
    expect(side.get(`${TAGS}/drive/belt`)).toBeUndefined();
  }
});

test('a merged tag is the other one wherever it was used, once, and so are the tags below it', async () => {
  await client.post(`${SITE}/a/jcr:content`, {
    './cq:tags': ['ventora:drive/belt', 'ventora:motor/belt', 'ventora:drive/direct'],
  });
  const answer = await command('mergeTag', { path: `${TAGS}/drive`, dest: `${TAGS}/motor` });
  expect(answer.status).toBe(200);
  expect(propertiesOf('repository', 'a')?.['cq:tags']).toEqual([
    'ventora:motor/belt',
    'ventora:motor/direct',
  ]);
  expect(tagsOf('b')).toEqual(Array(2).fill(['ventora:motor', 'ventora:motor/belt']));
  for (const side of [site.repository, site.publishRepository]) {
    expect(side.get(`${TAGS}/drive`)).toBeUndefined();
    expect(side.get(`${TAGS}/motor/direct`)?.properties['jcr:title']).toBe('Direct');
    expect(side.get(`${TAGS}/motor/belt`)?.properties['jcr:title']).toBe('Belt of a motor');
  }
});

test('a deleted tag is gone from what had it; tags whose names begin alike stay', async () => {
  expect((await command('deleteTag', { path: [`${TAGS}/drive`, `${TAGS}/motor`] })).status).toBe(200);
  expect(propertiesOf('repository', 'a')?.['cq:tags']).toEqual(['ventora:beltless']);
  expect(propertiesOf('repository', 'a')).not.toHaveProperty('family');
  expect(propertiesOf('repository', 'b')).not.toHaveProperty('cq:tags');
  expect(site.publishRepository.get(`${TAGS}/drive`)).toBeUndefined();
  expect(site.publishRepository.get(`${TAGS}/beltless`)).toBeDefined();
});

test.each([
  ['moveTag', { path: TAGS, dest: `${TAGS}2` }, 409, 'is a namespace'],
  ['moveTag', { path: `${TAGS}/drive`, dest: `${TAGS}/drive/belt/x` }, 409, 'choose a place outside it'],
  ['moveTag', { path: `${TAGS}/drive`, dest: `${TAGS}/motor` }, 409, 'is taken'],
  ['moveTag', { path: `${TAGS}/drive`, dest: `${SITE}/drive` }, 400, 'is not below /content/cq:tags'],
  ['moveTag', { path: `${SITE}/a`, dest: `${TAGS}/a` }, 404, 'There is no tag'],
  ['mergeTag', { path: `${TAGS}/drive`, dest: `${TAGS}/gone` }, 404, 'There is no tag'],
  ['mergeTag', { path: `${TAGS}/drive/belt`, dest: `${TAGS}/drive` }, 409, 'is below'],
  ['deleteTag', { path: [`${TAGS}/drive`, `${SITE}/a`] }, 404, 'There is no tag'],
  ['renameTag', { path: `${TAGS}/drive` }, 400, 'cmd=renameTag is unknown'],
] as const)('%s %j is refused, and nothing changes', async (cmd, form, status, reason) => {
  const before = JSON.stringify(await client.node('/content'));
  const answer = await command(cmd, form);
  expect([answer.status, answer.body]).toEqual([status, expect.stringContaining(reason)]);
  expect(JSON.stringify(await client.node('/content'))).toBe(before);
});
