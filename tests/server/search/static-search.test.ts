import { StaticSearch } from '../../../model-json/features/search/browser/StaticSearch';
import type { Feature } from '../../../model-json/core/server/Feature';
import type { Instance } from '../../../model-json/core/server/Instance';
import { site as ventora } from '../../../model-json/sites/ventora/site';
import type { SearchAnswer } from '../../../shared/search/search-answer';
import { required } from '../../../shared/checked/required';
import type { TestSite } from '../start-site';
import { startSearchSite } from './search-site';

/* What a browser answers from files is what the server answers. */

let site: TestSite;
const instances: Instance[] = [];
const held: Feature = { name: 'held', routes: (_app, instance) => void instances.push(instance) };
beforeAll(async () => {
  site = await startSearchSite({ server: { features: [...ventora.features, held] } });
});
afterAll(() => site.close());

async function browserOf(tag: string): Promise<StaticSearch> {
  const { search } = required(
    instances.find(({ runMode }) => runMode === 'publish'),
    'publish',
  );
  const wanted = required(
    search.sites().find((each) => each.tag === tag),
    tag,
  );
  const files = await search.staticFiles(wanted);
  return StaticSearch.open(async (name) => required(files.get(name), name));
}

const server = async (address: string): Promise<SearchAnswer> => (await site.publish.inject(address)).json();

/** The server ranks by how rare words are in all sites of a language; `tests/search/static.test.ts` compares the order. */
const inAnyOrder = ({ items, ...answer }: SearchAnswer) => ({
  ...answer,
  items: items.map((item) => JSON.stringify(item)).sort(),
});

it.each([
  'q=',
  'q=m+50',
  'q=v+1050/00',
  'q=compressor+under+65+dB',
  'q=compresor',
  'q=dentist&kind=product',
  'q=conversation&family=mobile&sort=-motorPower&units=us',
  'q=quiet&within.kind=product&facets=kind,use&figures=motorPower',
  'q=mobile&size=1&page=2&motorPower.min=0.5',
  'q=nothing+of+that+kind+70+dB',
])('answers %s as the server does', async (query) => {
  for (const lang of ['en-GB', 'de-DE']) {
    const address = `/bin/ventora/search?${query}&lang=${lang}`;
    expect(inAnyOrder(await (await browserOf(lang)).search(address))).toEqual(
      inAnyOrder(await server(address)),
    );
  }
});

it.each(['m', 'mob', 'v-10', '8 l', 'leak'])('suggests for "%s" what the server suggests', async (q) => {
  const address = `/bin/ventora/suggest?${new URLSearchParams({ q, lang: 'en-GB' })}`;
  expect(await (await browserOf('en-GB')).suggest(address)).toEqual(await server(address));
});

it('refuses what the server refuses', async () => {
  const browser = await browserOf('en-GB');
  await expect(browser.search('/bin/ventora/search?page=none')).rejects.toThrow('page');
  await expect(browser.search('/bin/ventora/search?q=%ff')).rejects.toThrow('UTF-8');
});

it('gives away no text that is only there to be found', async () => {
  const { search } = required(
    instances.find(({ runMode }) => runMode === 'publish'),
    'publish',
  );
  const files = await search.staticFiles(required(search.sites()[0], 'a site'));
  const documents = [...files].filter(([name]) => name.startsWith('documents')).map(([, text]) => text);
  expect(documents.join()).not.toContain('"body"');
});
