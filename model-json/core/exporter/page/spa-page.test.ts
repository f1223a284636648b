import { ContentTree } from '../content-package/content-tree';
import { createContext, type ContextOptions } from '../create-context';
import type { Model } from '../Exporter';
import { pageV3 } from './page-v3';
import { spaPage } from './spa-page';

const page = (children: object = {}) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': { 'jcr:title': 'T' },
  ...children,
});
const tree = ContentTree.of({
  content: {
    site: page({ a: page({ b: page({ c: page() }) }), d: page(), blank: { 'jcr:primaryType': 'cq:Page' } }),
  },
});

function childrenWith(policy: Record<string, string | number>, more: Partial<ContextOptions> = {}): Model {
  const context = createContext({
    tree,
    currentPage: tree.get('/content/site'),
    policy: () => ({ properties: policy }),
    ...more,
  });
  return spaPage(pageV3)(tree.get('/content/site/jcr:content')!, context);
}
const pathsWith = (policy: Record<string, string | number>, more?: Partial<ContextOptions>) =>
  Object.keys((childrenWith(policy, more)[':children'] ?? {}) as Model);

it('contains its type, its path and its place in the hierarchy', () => {
  expect(childrenWith({})).toMatchObject({ ':hierarchyType': 'page', ':path': '/content/site' });
});

it('sends no other page along unless the policy asks for it', () => expect(pathsWith({})).toEqual([]));

it('sends the pages down to the depth of the policy, in one flat map', () => {
  expect(pathsWith({ structureDepth: 2 })).toEqual([
    '/content/site/a',
    '/content/site/a/b',
    '/content/site/d',
  ]);
});

it('sends all pages for a negative depth', () => {
  expect(pathsWith({ structureDepth: -1 })).toEqual([
    '/content/site/a',
    '/content/site/a/b',
    '/content/site/a/b/c',
    '/content/site/d',
  ]);
});

it('sends only pages that match a pattern of the request or the policy', () => {
  expect(pathsWith({ structureDepth: 9, structurePatterns: '/d$,/x' })).toEqual(['/content/site/d']);
  expect(
    pathsWith(
      { structureDepth: 9, structurePatterns: '/d$' },
      { requestParameters: { structurepatterns: '/a' } },
    ),
  ).toEqual(['/content/site/a', '/content/site/a/b', '/content/site/a/b/c']);
});

it('sends nothing for an invalid pattern', () =>
  expect(pathsWith({ structureDepth: 1, structurePatterns: '(' })).toEqual([]));

it('gives child pages no children of their own', () => {
  const { ':children': children } = childrenWith({ structureDepth: 1 });
  const child = (children as Record<string, Model>)['/content/site/a'];
  expect(child).toMatchObject({ ':path': '/content/site/a' });
  expect(child![':children']).toBeUndefined();
});
