import { changed, findReferences, referencesIn } from './references';
import { renamePage } from './rename-page';
import type { SlingClient } from '../sling/SlingClient';
import { SlingError } from '../sling/SlingError';

const from = '/content/ventora/gb/en/products';
const to = '/content/ventora/gb/en/machines';

it.each([
  [from, to],
  [`${from}/mobile`, `${to}/mobile`],
  [`${from}.html#m-50`, `${to}.html#m-50`],
  [`<p><a href="${from}.html">All</a></p>`, `<p><a href="${to}.html">All</a></p>`],
  [`${from}-old`, `${from}-old`],
  [`/content/dam${from}`, `/content/dam${from}`],
])('makes of %s %s', (before, after) => {
  expect(changed(before, from, to)).toBe(after);
});

it('looks into lists, and leaves those alone that lead elsewhere', () => {
  expect(changed(['/content/a', from], from, to)).toEqual(['/content/a', to]);
  const other = ['/content/a'];
  expect(changed(other, from, to)).toBe(other);
});

const content = {
  'jcr:title': 'Home',
  root: { list: { pages: [from, '/content/a'], text: 'Products' }, link: { linkURL: `${from}/mobile` } },
};

it('finds every node whose properties lead to the page', () => {
  expect(referencesIn(content, '/x', from)).toEqual([
    { path: '/x/root/list', properties: { pages: [from, '/content/a'] } },
    { path: '/x/root/link', properties: { linkURL: `${from}/mobile` } },
  ]);
});

const home = '/content/ventora/gb/en';

function author(refuse: (path: string) => boolean = () => false) {
  const posts: [path: string, fields: unknown][] = [];
  const sling = {
    query: ({ fulltext }: { fulltext: string }) =>
      Promise.resolve({
        hits: fulltext === from ? [{ 'jcr:path': home }, { 'jcr:path': '/content/ventora/de/de' }] : [],
      }),
    content: (path: string) =>
      Promise.resolve({ node: path.startsWith(home) ? content : { 'jcr:title': 'Start' }, version: '1' }),
    post: (path: string, fields: unknown) => {
      if (refuse(path)) return Promise.reject(new SlingError(423, 'Locked.'));
      posts.push([path, fields]);
      return Promise.resolve({ version: '2' });
    },
  } as unknown as SlingClient;
  return { sling, posts };
}

it('moves the page first, then the links that led to it', async () => {
  const { sling, posts } = author();
  const referring = await findReferences(sling, from);
  expect(referring.map(({ path }) => path)).toEqual([home]);
  expect(await renamePage(sling, from, 'machines', referring)).toEqual({
    path: to,
    left: [],
    unpublished: [],
  });
  expect(posts.map(([path]) => path)).toEqual([
    from,
    `${home}/jcr:content/root/list`,
    `${home}/jcr:content/root/link`,
  ]);
  expect(posts[0]![1]).toEqual([
    [':operation', 'move'],
    [':dest', to],
  ]);
  expect(posts[1]![1]).toContainEqual(['./pages', to]);
});

it('says which pages still lead to the old address', async () => {
  const { sling } = author((path) => path.startsWith(`${home}/jcr:content`));
  const referring = await findReferences(sling, from);
  expect(await renamePage(sling, from, 'machines', referring)).toEqual({
    path: to,
    left: [home],
    unpublished: [],
  });
});

it('touches no link where the page itself cannot be moved', async () => {
  const { sling, posts } = author((path) => path === from);
  await expect(renamePage(sling, from, 'machines', await findReferences(sling, from))).rejects.toThrow(
    'Locked.',
  );
  expect(posts).toEqual([]);
});
