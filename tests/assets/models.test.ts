/** @jest-turn 3 */
import { readFileSync } from 'node:fs';
import {
  MODELS,
  type EditedField,
  type EditedModel,
  type UsedModels,
} from '../../shared/authoring/fragment-model';
import type { NodeJson } from '../../model-json/core/repository/node-json';
import { toJson } from '../../model-json/core/repository/node-json';
import { component, page } from '../server/fixture-site';
import { startSite, type TestSite } from '../server/start-site';
import { AssetClient } from './asset-client';

const DAM = '/content/dam/ventora';
const FOLDER = '/conf/ventora/settings/dam/cfm/models';
const REFERENCE = `${FOLDER}/reference`;
const idOf = (path: string) => Buffer.from(path).toString('base64url');
const stored = JSON.parse(
  readFileSync(`model-json/sites/ventora/content${REFERENCE}.json`, 'utf8'),
) as NodeJson;

let site: TestSite;
let client: AssetClient;
beforeEach(async () => {
  const content = {
    'conf/ventora.json': { 'jcr:primaryType': 'sling:Folder', 'jcr:title': 'Ventora', settings: {} },
    [`${REFERENCE.slice(1)}.json`]: stored,
    'content/ventora/gb/en.json': page('Home', {
      shown: component('contentfragment', { fragmentPath: `${DAM}/mill`, displayMode: 'multi' }),
    }),
  };
  site = await startSite({ content, published: { 'content/ventora/gb/en.json': page('Home') } });
  client = new AssetClient(site.author);
});
afterEach(() => site.close());

const json = { 'content-type': 'application/json' };
const read = async (path: string) => {
  const { headers, body } = await site.author.inject(`${MODELS}/${idOf(path)}`);
  return { tag: String(headers['etag']), model: JSON.parse(body) as EditedModel };
};
const create = (more: object = {}) =>
  client.ask('POST', MODELS, {
    headers: json,
    payload: { title: 'Job offer', configurationFolder: '/conf/ventora', ...more },
  });
const save = (path: string, tag: string | undefined, model: object) =>
  client.ask('PUT', `${MODELS}/${idOf(path)}`, {
    headers: { ...json, ...(tag !== undefined && { 'if-match': tag }) },
    payload: model,
  });
const remove = (path: string, tag: string) =>
  client.ask('DELETE', `${MODELS}/${idOf(path)}`, { headers: { 'if-match': tag } });
const fragment = (path: string, name = 'mill') =>
  client.ask('POST', '/adobe/sites/cf/fragments', {
    headers: json,
    payload: { title: 'Mill', name, modelId: idOf(path), parentPath: DAM },
  });
const fill = (values: Record<string, string>) =>
  client.content.post(
    `${DAM}/mill/jcr:content`,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`./data/master/${name}`, value])),
  );
const field = (name: string, more: Partial<EditedField> = {}): EditedField => ({
  name,
  label: name,
  type: 'text',
  multiple: false,
  required: false,
  ...more,
});
const nodeOf = (path: string) => toJson(site.repository.get(path)!);

test('a saved model is stored as it was, apart from what was changed', async () => {
  const { tag, model } = await read(REFERENCE);
  expect(await save(REFERENCE, tag, model)).toMatchObject({ status: 200 });
  const content = nodeOf(REFERENCE)['jcr:content'] as NodeJson;
  const { 'cq:lastModified': at, 'cq:lastModifiedBy': by, ...rest } = content;
  expect([typeof at, by]).toEqual(['string', 'admin']);
  expect(JSON.stringify({ ...nodeOf(REFERENCE), 'jcr:content': rest })).toBe(JSON.stringify(stored));
});

test('a model is made, gets fields, and its fragments begin with their values', async () => {
  const made = await create({ description: 'Whom we look for' });
  expect(made).toMatchObject({ status: 201, json: { name: 'job-offer', status: 'enabled', fields: [] } });
  const path = `${FOLDER}/job-offer`;
  const { tag, model } = await read(path);
  const fields = [
    field('title', { label: 'Job', required: true, maxLength: 60, initial: 'Engineer' }),
    field('towns', { multiple: true, initial: 'Ulm' }),
    field('hours', { type: 'number', min: 1, max: 40, initial: 35 }),
  ];
  const saved = await save(path, tag, { ...model, fields });
  expect(saved).toMatchObject({
    status: 200,
    json: { fields: fields.map((each) => ({ ...each, node: each.name })) },
  });
  expect(await fragment(path)).toMatchObject({ status: 201 });
  expect(nodeOf(`${DAM}/mill/jcr:content/data/master`)).toMatchObject({
    title: 'Engineer',
    towns: ['Ulm'],
    hours: 35,
  });
  const listed = await client.ask('GET', `${MODELS}?usage=true`);
  const { items, folders } = listed.json as unknown as UsedModels;
  expect(items.map(({ name, fragments, publication }) => [name, fragments, publication])).toEqual([
    ['job-offer', 1, 'none'],
    ['reference', 0, 'none'],
  ]);
  expect(folders).toContainEqual({ path: '/conf/ventora', title: 'Ventora', mayWrite: true });
  const { json: used } = await client.ask('GET', `${MODELS}/${idOf(path)}/fragments`);
  expect(used).toEqual({ total: 1, items: [{ path: `${DAM}/mill`, title: 'Mill' }] });
});

test('fields are put in another order, copied with all that is stored of them, and deleted', async () => {
  const { tag, model } = await read(REFERENCE);
  const [machine, demand, since] = model.fields as [EditedField, EditedField, EditedField];
  const copy = { ...demand, node: undefined, copyOf: demand.node, name: 'peak', label: 'Peak demand' };
  const saved = await save(REFERENCE, tag, { ...model, fields: [since, machine, copy] });
  expect((saved.json as unknown as EditedModel).fields.map(({ name }) => name)).toEqual([
    'since',
    'machine',
    'peak',
  ]);
  const items = nodeOf(`${REFERENCE}/jcr:content/model/cq:dialog/content/items`);
  expect(Object.keys(items).slice(-3)).toEqual(['since', 'machine', 'peak']);
  expect(items['peak']).toMatchObject({ metaType: 'number', listOrder: '3', renderReadOnly: 'false' });
});

test('of two who change a model, the second is told, and nothing of the first is lost', async () => {
  const { tag, model } = await read(REFERENCE);
  expect((await save(REFERENCE, tag, { ...model, title: 'First' })).status).toBe(200);
  const fields = [...model.fields, field('more')];
  expect((await save(REFERENCE, tag, { ...model, title: 'Second', fields })).status).toBe(412);
  expect((await remove(REFERENCE, tag)).status).toBe(412);
  const now = (await read(REFERENCE)).model;
  expect([now.title, now.fields.length]).toEqual(['First', model.fields.length]);
  expect((await save(REFERENCE, undefined, model)).status).toBe(428);
});

test('a property that fragments hold keeps its name and its list; another one can be renamed', async () => {
  await fragment(REFERENCE);
  await fill({ machine: 'V-1010' });
  await client.content.post(`${DAM}/mill/jcr:content`, {
    './data/master/consumers': ['a', 'b'],
    './data/master/consumers@TypeHint': 'String[]',
  });
  const { tag, model } = await read(REFERENCE);
  expect(model.held).toMatchObject({ machine: 1, consumers: 1 });
  const changed = (name: string, more: Partial<EditedField>) => ({
    ...model,
    fields: model.fields.map((each) => (each.name === name ? { ...each, ...more } : each)),
  });
  for (const wrong of [changed('machine', { name: 'engine' }), changed('consumers', { multiple: false })]) {
    const refused = await save(REFERENCE, tag, wrong);
    expect(refused.status).toBe(409);
    expect(refused.message).toContain('1 fragment holds a value of');
  }
  expect((await save(REFERENCE, tag, changed('words', { name: 'quote' }))).status).toBe(200);
  const renamed = (await read(REFERENCE)).model.fields.find(({ name }) => name === 'quote');
  expect(renamed).toMatchObject({ node: 'words', label: 'In their words' });
  // A deleted field leaves what fragments hold.
  const next = await read(REFERENCE);
  const fields = next.model.fields.filter(({ name }) => name !== 'machine');
  expect((await save(REFERENCE, next.tag, { ...next.model, fields })).status).toBe(200);
  expect(nodeOf(`${DAM}/mill/jcr:content/data/master`)).toMatchObject({ machine: 'V-1010' });
});

test('only an enabled model makes fragments, and one that is used is not deleted', async () => {
  const before = await read(REFERENCE);
  await save(REFERENCE, before.tag, { ...before.model, status: 'disabled' });
  expect(await fragment(REFERENCE)).toMatchObject({ status: 409 });
  const off = await read(REFERENCE);
  await save(REFERENCE, off.tag, { ...off.model, status: 'enabled' });
  expect(await fragment(REFERENCE)).toMatchObject({ status: 201 });
  const used = await remove(REFERENCE, (await read(REFERENCE)).tag);
  expect([used.status, used.message]).toEqual([409, expect.stringContaining('1 fragment uses reference')]);
  await client.ask('DELETE', '/api/assets/ventora/mill');
  expect((await remove(REFERENCE, (await read(REFERENCE)).tag)).status).toBe(204);
  expect(site.repository.get(REFERENCE) === undefined).toBe(true);
});

test('a deleted model is in the bin, and comes back with all that was stored of it and its history', async () => {
  const before = await read(REFERENCE);
  await site.repository.change((draft) =>
    draft.create(`${REFERENCE}/thumbnail`, { 'jcr:primaryType': 'nt:unstructured', x: 1 }),
  );
  const stored = nodeOf(REFERENCE);
  expect((await remove(REFERENCE, (await read(REFERENCE)).tag)).status).toBe(204);
  const bin = async () =>
    (await client.ask('GET', '/bin/wcm/deleted.json')).json['deleted'] as { id: string; path: string }[];
  const [entry] = await bin();
  expect(entry).toMatchObject({ path: REFERENCE, title: before.model.title, pages: 1 });
  expect(
    (await client.content.post('/bin/wcmcommand', { cmd: 'restoreDeleted', id: entry!.id })).status,
  ).toBe(200);
  expect(await bin()).toEqual([]);
  const back = nodeOf(REFERENCE);
  expect(back).toMatchObject({ ...stored, 'jcr:content': { 'jcr:title': before.model.title } });
  expect((await read(REFERENCE)).model.fields).toEqual(before.model.fields);
  expect((await read(REFERENCE)).model.publication).toBe('none');
  // Deleted again, it can come back again.
  expect((await remove(REFERENCE, (await read(REFERENCE)).tag)).status).toBe(204);
  expect(await bin()).toHaveLength(1);
});

test('a model goes to visitors with the page that shows its fragment, and leaves them when it is deleted', async () => {
  await fragment(REFERENCE);
  await fill({ machine: 'V-1010' });
  const publish = () =>
    client.content.post('/bin/replicate.json', {
      cmd: 'Activate',
      path: '/content/ventora/gb/en',
      references: 'true',
    });
  expect((await publish()).status).toBe(200);
  const at = (path: string) => site.publishRepository.get(path);
  expect(at(`${DAM}/mill`) && at(REFERENCE)).toBeDefined();
  expect((await read(REFERENCE)).model.publication).toBe('published');
  const { tag, model } = await read(REFERENCE);
  await save(REFERENCE, tag, { ...model, title: 'Customer' });
  expect((await read(REFERENCE)).model.publication).toBe('changed');
  const plan = await client.ask('GET', `/libs/wcm/core/content/reference.json?path=/content/ventora/gb/en`);
  expect(plan.json['assets']).toContainEqual(
    expect.objectContaining({ path: REFERENCE, type: 'model', title: 'Customer', outdated: true }),
  );
  await client.content.post('/bin/replicate.json', { cmd: 'Activate', path: REFERENCE });
  expect((await read(REFERENCE)).model.publication).toBe('published');
  await client.ask('DELETE', '/api/assets/ventora/mill');
  expect((await remove(REFERENCE, (await read(REFERENCE)).tag)).status).toBe(204);
  expect(at(REFERENCE) === undefined).toBe(true);
});

test.each<[number, string, object]>([
  [404, 'There is no configuration', { configurationFolder: '/conf/nowhere' }],
  [404, 'There is no configuration', { configurationFolder: '/content/ventora' }],
  [409, 'Another model is called reference', { name: 'reference' }],
  [422, 'cannot be the name of a model', { name: '../x' }],
  [400, 'title', { title: ' ' }],
  [400, 'status', { status: 'on' }],
])('a model that cannot be is refused with %i, %s', async (status, message, more) => {
  const refused = await create(more);
  expect([refused.status, refused.message]).toEqual([status, expect.stringContaining(message)]);
  expect(site.repository.list(FOLDER).map(({ name }) => name)).toEqual(['reference']);
});

test.each<[number, string, (fields: readonly EditedField[]) => readonly EditedField[]]>([
  [422, 'Another field has the property name', (fields) => [...fields, field('machine')]],
  [422, 'Use only the letters', (fields) => [...fields, field('jcr:title')]],
  [422, 'label', (fields) => [{ ...fields[0]!, label: '' }]],
  [422, 'pattern', (fields) => [...fields, field('x', { pattern: { value: '(', message: 'y' } })]],
  [409, 'which cannot change', (fields) => [{ ...fields[0]!, type: 'number' }]],
  [409, 'no longer has the field', () => [field('x', { node: 'x' })]],
])('a change that cannot be is refused with %i, %s, and changes nothing', async (status, message, edit) => {
  const { tag, model } = await read(REFERENCE);
  const refused = await save(REFERENCE, tag, { ...model, fields: edit(model.fields) });
  expect([refused.status, refused.message]).toEqual([status, expect.stringContaining(message)]);
  expect(nodeOf(REFERENCE)).toEqual(stored);
});
