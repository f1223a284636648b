import { ContentTree } from '../content-package/content-tree';
import { createContext } from '../create-context';
import { componentId, generateId, itemId, javaHashCode } from './ids';

const tree = ContentTree.of({
  content: {
    'jcr:primaryType': 'cq:Page',
    title: { 'sling:resourceType': 'acme/components/title' },
    named: { 'sling:resourceType': 'acme/components/title', id: '  about  our range ' },
    bare: { 'sling:resourceType': 'title' },
  },
});
const context = createContext({ tree, currentPage: tree.get('/content') });
const idOf = (name: string, more: object = {}) =>
  componentId(tree.get(`/content/${name}`)!, { ...context, ...more });

it('hashes the path and prefixes it with the last word of the type', () => {
  expect(idOf('title')).toBe(generateId('title', '/content/title'));
  expect(idOf('title')).toMatch(/^title-[0-9a-f]{10}$/);
  expect(idOf('bare')).toMatch(/^-[0-9a-f]{10}$/);
});

it('uses the authored id with white space replaced', () => {
  expect(idOf('named')).toBe('about-our-range');
});

it('gives the same component different ids in two fragments', () => {
  expect(idOf('title', { callerPath: '/content/x' })).toBe(generateId('title', '/content/x/content/title'));
});

it('prefixes the id of an item with that of its list', () => {
  expect(itemId('list-1', '/content/a')).toMatch(/^list-1-item-[0-9a-f]{10}$/);
  expect(itemId('teaser-1', '/content/a', 'cta')).toMatch(/^teaser-1-cta-[0-9a-f]{10}$/);
});

it("hashes text as Java's strings do", () => {
  expect(javaHashCode('')).toBe(0);
  expect(javaHashCode('hello')).toBe(99162322);
  expect(javaHashCode('polygenelubricants')).toBe(-2147483648);
});
