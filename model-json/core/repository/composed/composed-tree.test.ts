import { component, contentFolder, openFolder, page } from '../testing/content-folder';
import type { Repository } from '../Repository';
import { composedRepository } from './composed-repository';

const home = { 'content.json': { 'jcr:primaryType': 'sling:Folder' } };
const SITE = '/content/site';

let author: Repository;
let publish: Repository;
beforeEach(async () => {
  author = await openFolder(
    contentFolder({
      ...home,
      'content/site.json': { ...page('Site'), new: {}, a: {}, b: {} },
      'content/site/a.json': page('A, changed'),
      'content/site/b.json': page('B, changed'),
      'content/site/new.json': page('New', { secret: component('text', { text: 'Unpublished' }) }),
      'content/site/new/below.json': page('Below'),
    }),
  );
  publish = await openFolder(
    contentFolder({
      ...home,
      'content/site.json': { ...page('Site'), a: {}, b: {} },
      'content/site/a.json': page('A'),
      'content/site/b.json': page('B'),
    }),
  );
});

const compose = (...paths: readonly string[]) =>
  composedRepository(author, publish, () => new Map(paths.map((path) => [path, author.get(path)!])));
const titleOf = (tree: Repository, path: string) => tree.get(`${path}/jcr:content`)?.properties['jcr:title'];

it('shows the parts as in one tree, and everything else as in the other', () => {
  const tree = compose(`${SITE}/a`);
  expect(titleOf(tree, `${SITE}/a`)).toBe('A, changed');
  expect(titleOf(tree, `${SITE}/b`)).toBe('B');
  expect(tree.get(`${SITE}/new`)).toBeUndefined();
  expect(tree.get(`${SITE}/a`)?.parent?.children.get('a')).toBe(tree.get(`${SITE}/a`));
});

it('adds what is missing in the order of the other tree, with the pages above by title only', () => {
  const tree = compose(`${SITE}/new/below`);
  expect(tree.list(SITE).map(({ name }) => name)).toEqual(['jcr:content', 'a', 'b', 'new']);
  expect(
    compose(`${SITE}/new`)
      .list(SITE)
      .map(({ name }) => name),
  ).toEqual(['jcr:content', 'new', 'a', 'b']);
  expect(titleOf(tree, `${SITE}/new/below`)).toBe('Below');
  expect(titleOf(tree, `${SITE}/new`)).toBe('New');
  expect(tree.get(`${SITE}/new/jcr:content/root`)).toBeUndefined();
  expect(tree.get(`${SITE}/new/jcr:content/root/secret`)).toBeUndefined();
});

it('follows both trees, and refuses changes', async () => {
  const tree = compose(`${SITE}/a`);
  const versions: number[] = [];
  const end = tree.onChange(({ version }) => versions.push(version));
  await author.change((draft) => draft.setProperty(`${SITE}/a/jcr:content`, 'jcr:title', 'Again'));
  await publish.change((draft) => draft.setProperty(`${SITE}/b/jcr:content`, 'jcr:title', 'B, live'));
  end();
  expect([titleOf(tree, `${SITE}/a`), titleOf(tree, `${SITE}/b`)]).toEqual(['Again', 'B, live']);
  expect(versions).toEqual([1, 2]);
  await expect(tree.delete(`${SITE}/a`)).rejects.toThrow();
});
