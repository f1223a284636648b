import type { EditedField } from '../../shared/authoring/fragment-model';
import { newModel } from '../../model-json/core/server/fragments/models/write-model';
import { fieldNode } from '../../model-json/core/server/fragments/models/write-field';
import type { NodeJson } from '../../model-json/core/repository/node-json';
import { startSite, type TestSite } from '../server/start-site';
import { AuthorClient } from '../server/writes/author-client';

const MODEL = '/conf/ventora/settings/dam/cfm/models/offer';
const MASTER = '/content/dam/ventora/mill/jcr:content/data/master';

const field = (name: string, more: Partial<EditedField>): EditedField => ({
  ...{ name, label: name, type: 'text', multiple: false, required: false },
  ...more,
});
const FIELDS = [
  field('order', { pattern: { value: 'V-[0-9]{4}', message: 'Write V- and four digits.' } }),
  field('short', { maxLength: 5 }),
  field('power', { type: 'number', min: 1, max: 9 }),
];

/** The model with its fields, as it is stored. */
function model(): NodeJson {
  const node = structuredClone(newModel(MODEL, { title: 'Offer', status: 'enabled' }));
  const under = (parent: NodeJson, name: string) => parent[name] as NodeJson;
  const content = under(under(under(under(node, 'jcr:content'), 'model'), 'cq:dialog'), 'content');
  content['items'] = {
    ...under(content, 'items'),
    ...Object.fromEntries(FIELDS.map((each) => [each.name, fieldNode(undefined, undefined, each)])),
  };
  return node;
}

let site: TestSite;
let client: AuthorClient;
beforeAll(async () => {
  const unstructured = { 'jcr:primaryType': 'nt:unstructured' };
  site = await startSite({
    content: {
      [`${MODEL.slice(1)}.json`]: model(),
      'content/dam/ventora/mill.json': {
        'jcr:primaryType': 'dam:Asset',
        'jcr:content': {
          ...{ 'jcr:primaryType': 'dam:AssetContent', contentFragment: true },
          data: { ...unstructured, 'cq:model': MODEL, master: unstructured },
        },
      },
    },
  });
  client = new AuthorClient(site.author);
});
afterAll(() => site.close());

const fill = async (values: Record<string, string>) => {
  const { status, json } = await client.post(MASTER, values);
  return [status, json['status.message']];
};
const stored = () => site.repository.get(MASTER)!.properties;

test.each<[string, Record<string, string>, string]>([
  ['a text that does not match the pattern', { order: 'V-1' }, 'order: Write V- and four digits.'],
  ['a text that is too long', { short: 'abcdef' }, 'short: Use at most 5 characters.'],
  ['a number that is too large', { power: '12' }, 'power: The largest number is 9.'],
  ['a number that is too small', { power: '0' }, 'power: The smallest number is 1.'],
])('%s is refused in any post, and nothing else of the post is stored', async (_, values, message) => {
  expect(await fill({ headline: 'New', ...values })).toEqual([422, message]);
  expect(stored()).not.toHaveProperty('headline');
});

test('values as the model says are stored, and one from before its pattern stays while others change', async () => {
  expect((await fill({ order: 'V-1234', short: 'abcde', power: '9' }))[0]).toBe(200);
  await site.repository.change((draft) => draft.setProperty(MASTER, 'order', 'old'));
  expect((await fill({ short: 'abc' }))[0]).toBe(200);
  expect(stored()).toMatchObject({ order: 'old', short: 'abc' });
});
