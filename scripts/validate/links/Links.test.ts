import { Links } from './Links';

const ORIGIN = 'https://www.example.com';
const page = (address: string, body: string, head = '') => ({
  address,
  template: '',
  html: `<head>${head}</head><body>${body}</body>`,
});
const language = (tag: string, path: string) =>
  `<link rel="alternate" hreflang="${tag}" href="${ORIGIN}${path}">`;

async function kindsOf(...pages: ReturnType<typeof page>[]): Promise<string[]> {
  const links = new Links(ORIGIN);
  pages.forEach((each) => links.add(each));
  const found = await links.check(async (address) => ({ status: address === '/there' ? 200 : 404 }));
  return found.map(({ kind }) => kind);
}

it('accepts links that are answered, and those to other sites', async () => {
  expect(await kindsOf(page('/a', '<a href="/there">x</a><a href="https://other.example/">y</a>'))).toEqual(
    [],
  );
});

it('tells of links that are not answered, and of places that do not exist', async () => {
  expect(await kindsOf(page('/a', '<a href="/gone">x</a><a href="#nowhere">y</a>'))).toEqual([
    'A link answers 404',
    'A link leads to a place that its page does not have',
  ]);
});

it('wants languages to name each other', async () => {
  const both = language('en', '/en') + language('de', '/de');
  expect(await kindsOf(page('/en', '', both), page('/de', '', both))).toEqual([]);
  expect(await kindsOf(page('/en', '', both), page('/de', '', language('de', '/de')))).toEqual([
    'The other language does not name this page',
  ]);
});
