import {
  below,
  componentOf,
  documents,
  languages,
  nodes,
  pagesOf,
  text,
  words,
  type Node,
} from './content-tree';
import { list } from './products/products';
import { sumsIn } from './products/sums';

const postsOf = (root: string) => [...pagesOf(root)].filter(([page]) => page.startsWith('/blog/'));

const parts = (content: Node) => [...below('', content)].map(([, node]) => node);

const countWords = (content: Node) =>
  parts(content)
    .flatMap((node) => [text(node, 'text'), text(node, 'cq:panelTitle'), ...list(node, 'cells')])
    .flatMap((copy) => words(copy).split(' ').filter(Boolean)).length;

describe.each(Object.entries(languages))('%s', (language, root) => {
  const posts = postsOf(root);

  test('has at least twelve posts, no two on the same day', () => {
    const dates = posts.map(([, content]) => text(content, 'date'));
    expect(new Set(dates).size).toBe(dates.length);
    expect(dates.length).toBeGreaterThanOrEqual(12);
  });

  test.each(posts)('%s has everything that a post needs', (_, content) => {
    expect(text(content, 'jcr:title').length).toBeLessThanOrEqual(60);
    expect(text(content, 'jcr:description').length).toBeLessThanOrEqual(155);
    expect(text(content, 'pretitle')).not.toBe('');
    expect(text(content, 'date')).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(text(content, 'cq:lastModified').slice(0, 10)).toBe(text(content, 'date'));
    expect(
      list(content, 'cq:tags').filter((id) => !nodes.has(`/content/cq:tags/${id.replace(':', '/')}`)),
    ).toEqual([]);
    expect(countWords(content)).toBeGreaterThan(300);
    expect(parts(content).some((node) => componentOf(node) === 'table')).toBe(true);
  });

  test('calculates correctly in every post', () => {
    const sums = posts.flatMap(([page, content]) =>
      parts(content).flatMap((node) => sumsIn(text(node, 'text'), language).map((sum) => ({ page, ...sum }))),
    );
    expect(sums.length).toBeGreaterThan(10);
    expect(sums.filter(({ left, right, tolerance }) => !(Math.abs(left - right) <= tolerance))).toEqual([]);
  });

  test('offers a feed to subscribe to', () => {
    const offers = [...nodes].filter(([, node]) =>
      text(node, 'text').includes(`href="${root}/blog.feed.xml"`),
    );
    expect(offers.map(([at]) => at)).toEqual([`${root}/blog/jcr:content/root/main/intro/subscribe`]);
  });

  test('lists the newest post first', () => {
    const named = Object.keys(documents.get(`${root}/blog`) ?? {}).filter((name) => !name.startsWith('jcr:'));
    const byDate = posts.sort(([, a], [, b]) => text(b, 'date').localeCompare(text(a, 'date')));
    expect(named).toEqual(byDate.map(([page]) => page.slice('/blog/'.length)));
  });
});
