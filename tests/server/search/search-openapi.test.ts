import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { SEARCH_ADDRESS, SUGGEST_ADDRESS } from '../../../model-json/features/search/server/search-routes';
import { startSearchSite } from './search-site';
import type { TestSite } from '../start-site';

interface Described {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, { get: { parameters: { name: string }[] } }>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

let site: TestSite;
let described: Described;
let ajv: Ajv2020;
beforeAll(async () => {
  site = await startSearchSite();
  described = (await site.publish.inject('/bin/ventora/openapi.json')).json();
  ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true });
  ajv.addVocabulary(['components']);
  ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/);
  ajv.addSchema({ $id: 'openapi', components: described.components } as object);
});
afterAll(() => site.close());

const validate = (name: string): ValidateFunction =>
  ajv.getSchema(`openapi#/components/schemas/${name}`) as ValidateFunction;

async function expectAs(name: string, url: string, instance: 'author' | 'publish' = 'publish') {
  const answer = (await site[instance].inject(url)).json() as unknown;
  const check = validate(name);
  check(answer);
  expect(check.errors ?? []).toEqual([]);
}

it('is OpenAPI 3.1 and describes both addresses', () => {
  expect(described.openapi).toMatch(/^3\.1\./);
  expect(Object.keys(described.paths)).toEqual([SEARCH_ADDRESS, SUGGEST_ADDRESS]);
});

it.each([
  '',
  'q=m+50',
  'q=leaks',
  'q=operating+manual',
  'q=oil-free+compressor+under+65+dB',
  'q=mobile+compresor',
  'q=silent+compressor+for+zeppelins',
  'kind=product&sort=-motorPower&view=compact&page=2&size=2',
  'units=us&maxPressure.min=100&tankVolume.max=80&family=mobile',
  'lang=de-DE&q=Kolbenkompressor',
])('describes the results of ?%s', (query) => expectAs('SearchAnswer', `${SEARCH_ADDRESS}?${query}`));

it('describes the explanations for authors', () =>
  expectAs('SearchAnswer', `${SEARCH_ADDRESS}?q=m+50&explain=true`, 'author'));

it.each(['q=mob', 'q=v-10', 'q=', 'q=operating'])('describes the suggestions for ?%s', (query) =>
  expectAs('SuggestAnswer', `${SUGGEST_ADDRESS}?${query}`),
);

it('describes a refusal', () => expectAs('SearchRefusal', `${SEARCH_ADDRESS}?page=0`));

it('detects undescribed properties', () => {
  const check = validate('SuggestAnswer');
  expect(check({ q: '', words: [], items: [], more: true })).toBe(false);
  expect(check({ q: '', words: [7], items: [] })).toBe(false);
});

it('lists every parameter of the service, and no other', async () => {
  const names = described.paths[SEARCH_ADDRESS]!.get.parameters.map(({ name }) => name);
  const messageFor = async (name: string) =>
    String((await site.author.inject(`${SEARCH_ADDRESS}?${name}=1`)).json().message);
  for (const name of names) expect(await messageFor(name)).not.toContain('means nothing');
  const [, listed = ''] = /use (.*), or \.min and \.max of (.*)$/
    .exec(await messageFor('nothing'))!
    .slice(0, 2);
  expect(names.filter((name) => !name.includes('.')).sort()).toEqual(listed.split(', ').sort());
});
