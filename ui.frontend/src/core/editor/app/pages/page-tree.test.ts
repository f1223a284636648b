import type { FoundPage } from './find-pages';
import { keyInTree, narrowed, openAtFirst, pageTree, rowsOf, type PageBranch } from './page-tree';

const page = (path: string, isNoindex = false): FoundPage => ({ path, title: path, isNoindex });
const pages = [
  page('/content/a-library', true),
  page('/content/a-library/core'),
  page('/content/experience-fragments/site/gb/header'),
  page('/content/site'),
  page('/content/site/gb'),
  page('/content/site/gb/en'),
  page('/content/site/gb/en/products'),
  page('/content/site/gb/en/products/m-100'),
  page('/content/site/gb/en/news'),
];
const tree = pageTree(pages);
const rows = (open: readonly string[], of: readonly PageBranch[] = tree) =>
  rowsOf(of, (path) => open.includes(path)).map(({ branch, level }) => `${level} ${branch.path}`);

it('lists public sites first, then fragments, then sites hidden from search engines', () => {
  expect(rows([])).toEqual(['1 /content/site', '1 /content/experience-fragments', '1 /content/a-library']);
});

it('treats a site’s folder as hidden when every page below it is', () => {
  const [first, last] = pageTree([
    page('/content/a/x', true),
    page('/content/b/x'),
    page('/content/b/y', true),
  ]);
  expect([first!.path, last!.path]).toEqual(['/content/b', '/content/a']);
});

it('puts a page below its nearest ancestor and keeps the content’s order', () => {
  expect(rows(['/content/site', '/content/site/gb', '/content/site/gb/en'])).toEqual([
    '1 /content/site',
    '2 /content/site/gb',
    '3 /content/site/gb/en',
    '4 /content/site/gb/en/products',
    '4 /content/site/gb/en/news',
    '1 /content/experience-fragments',
    '1 /content/a-library',
  ]);
  expect(rows(['/content/experience-fragments'])).toContain('2 /content/experience-fragments/site/gb/header');
});

it('opens the first two levels, and a branch without siblings', () => {
  expect(openAtFirst(tree)).toEqual([
    '/content/site',
    '/content/site/gb',
    '/content/site/gb/en',
    '/content/experience-fragments',
    '/content/a-library',
  ]);
});

it('shows matching pages with their ancestors', () => {
  const found = narrowed(tree, ({ path }) => path.endsWith('m-100'));
  expect(
    rows(
      pages.map(({ path }) => path),
      found,
    ),
  ).toEqual([
    '1 /content/site',
    '2 /content/site/gb',
    '3 /content/site/gb/en',
    '4 /content/site/gb/en/products',
    '5 /content/site/gb/en/products/m-100',
  ]);
});

it('moves with the arrow keys: down and up, open then in, close then out', () => {
  const open = (path: string) => path === '/content/site';
  const all = rowsOf(tree, open);
  const key = (current: string, name: string) => keyInTree(all, open, current, name);
  expect(key('/content/site', 'ArrowDown')).toEqual({ to: '/content/site/gb' });
  expect(key('/content/site', 'ArrowUp')).toBeUndefined();
  expect(key('/content/site', 'ArrowRight')).toEqual({ to: '/content/site/gb' });
  expect(key('/content/site', 'ArrowLeft')).toEqual({ close: '/content/site' });
  expect(key('/content/site/gb', 'ArrowRight')).toEqual({ open: '/content/site/gb' });
  expect(key('/content/site/gb', 'ArrowLeft')).toEqual({ to: '/content/site' });
  expect(key('/content/site', 'End')).toEqual({ to: '/content/a-library' });
});
