/** @jest-environment jsdom */
import { sling } from '../../sling/sling';
import { search } from './search';

const page = (path: string, title: string) => ({
  'jcr:path': path,
  'jcr:primaryType': 'cq:Page',
  'jcr:content': { 'jcr:title': title },
});
const [US, DE] = ['/content/ventora/us/en', '/content/ventora/de/de'];
const library = page('/content/library/dealer-finder', 'Dealer finder');
const finder = page(`${US}/partners/dealer-finder`, 'Find a Ventora dealer');
const german = page(`${DE}/partner/dealer-finder`, 'Händler finden');
const privacy = page(`${US}/privacy`, 'Privacy');
const footer = page('/content/experience-fragments/ventora/us/en/footer', 'Footer');

/** The server's results by search path, best first. */
function serverHas(hits: Readonly<Record<string, readonly unknown[]>>, total = 0): void {
  jest.spyOn(sling, 'query').mockImplementation(({ path }) => {
    const found = hits[path!] ?? [];
    return Promise.resolve({ hits: found, total: Math.max(total, found.length) } as never);
  });
}
afterEach(() => jest.restoreAllMocks());

const pathsFor = async (words: string, from?: string) =>
  (await search({ root: '/content', words, from })).places.map(({ path }) => path);

it('ranks name matches on the edited site first, then those elsewhere, then text matches', async () => {
  serverHas({ '/content': [library, german, footer], [US]: [finder, privacy] });
  expect(await pathsFor('dealer', `${US}/products`)).toEqual(
    [finder, library, german, privacy, footer].map((hit) => hit['jcr:path']),
  );
});

it('treats a fragment as part of its site', async () => {
  serverHas({ '/content': [library, finder], [US]: [finder] });
  const header = '/content/experience-fragments/ventora/us/en/header/master';
  expect((await pathsFor('dealer', header))[0]).toBe(finder['jcr:path']);
});

it('finds titles without their accents', async () => {
  serverHas({ '/content': [privacy, german] });
  expect((await pathsFor('handler'))[0]).toBe(german['jcr:path']);
});

it('says when there are more results than it shows', async () => {
  serverHas({ '/content': [library] }, 4430);
  expect(await search({ root: '/content', words: 'dealer' })).toMatchObject({ hasMore: true });
});
