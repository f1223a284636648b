import { component, page } from '../server/fixture-site';
import { startSite, type TestSite } from '../server/start-site';
import { AssetClient } from './asset-client';

const DAM = '/content/dam/ventora';
const item = (name: string, more: Record<string, string>) => ({
  'jcr:primaryType': 'nt:unstructured',
  name,
  fieldLabel: name,
  ...more,
});

let site: TestSite;
let client: AssetClient;
beforeAll(async () => {
  site = await startSite({
    content: {
      'conf/ventora/settings/dam/cfm/models/dealer.json': {
        'jcr:primaryType': 'cq:Template',
        'jcr:content': {
          'jcr:primaryType': 'cq:PageContent',
          'jcr:title': 'Dealer',
          model: {
            'jcr:primaryType': 'cq:PageContent',
            'cq:dialog': {
              'jcr:primaryType': 'nt:unstructured',
              content: {
                'jcr:primaryType': 'nt:unstructured',
                items: {
                  'jcr:primaryType': 'nt:unstructured',
                  late: item('hours', { metaType: 'text-single', valueType: 'string[]', listOrder: '2' }),
                  first: item('town', {
                    metaType: 'text-single',
                    valueType: 'string',
                    listOrder: '1',
                    required: 'on',
                  }),
                },
              },
            },
          },
        },
      },
      'content/ventora/gb/en.json': page('Home', {
        named: component('text', { text: `<a href="${DAM}/dealers/gb/bath">Bath</a>` }),
      }),
      'content/ventora/gb/en/list.json': page('List', {
        list: component('contentfragmentlist', { parentPath: `${DAM}/dealers` }),
      }),
      'content/ventora/gb/en/finder.json': page('Finder', { finder: component('dealerfinder') }),
      'content/ventora/gb/en/other.json': page('Other', { list: component('list', { parentPath: DAM }) }),
    },
  });
  client = new AssetClient(site.author);
});
afterAll(() => site.close());

const create = (body: object) =>
  client.ask('POST', '/adobe/sites/cf/fragments', {
    headers: { 'content-type': 'application/json' },
    payload: body,
  });

test('models are listed with their fields in order', async () => {
  const { json } = await client.ask('GET', '/adobe/sites/cf/models');
  expect(json['items']).toEqual([
    expect.objectContaining({
      path: '/conf/ventora/settings/dam/cfm/models/dealer',
      title: 'Dealer',
      fields: [
        { name: 'town', label: 'town', type: 'text', multiple: false, required: true },
        { name: 'hours', label: 'hours', type: 'text', multiple: true, required: false },
      ],
    }),
  ]);
});

test('a fragment is created from a model, once, in a folder, and shown by the pages that list it', async () => {
  const modelId = Buffer.from('/conf/ventora/settings/dam/cfm/models/dealer').toString('base64url');
  for (const folder of ['dealers', 'dealers/gb'])
    await client.ask('POST', `/api/assets/ventora/${folder}`, {
      headers: { 'content-type': 'application/json' },
      payload: { class: 'assetFolder' },
    });
  const asked = { title: 'Bath', name: 'bath', modelId, parentPath: `${DAM}/dealers/gb` };
  expect(await create(asked)).toMatchObject({ status: 201, json: { path: `${DAM}/dealers/gb/bath` } });
  expect(await create(asked)).toMatchObject({ status: 409 });
  expect(await create({ ...asked, name: '../x' })).toMatchObject({ status: 422 });
  expect(await create({ ...asked, modelId: 'x' })).toMatchObject({ status: 404 });
  expect(await create({ ...asked, parentPath: '/content/ventora' })).toMatchObject({ status: 403 });
  const { json } = await client.ask('GET', `${DAM}/dealers/gb/bath.shownat.json`);
  expect(json).toEqual({
    total: 3,
    pages: [
      { path: '/content/ventora/gb/en', title: 'Home', isNamed: true },
      { path: '/content/ventora/gb/en/finder', title: 'Finder', isNamed: false },
      { path: '/content/ventora/gb/en/list', title: 'List', isNamed: false },
    ],
  });
});
