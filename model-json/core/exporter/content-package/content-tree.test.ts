import { ContentTree } from './content-tree';
import { parseOrderedJson } from './parse-json';

it('makes nodes of objects and properties of values', () => {
  const tree = ContentTree.of({ a: { b: { n: 1, list: ['x', 'y'], nothing: null } } });
  const node = tree.get('/a/b')!;
  expect(node).toMatchObject({ path: '/a/b', name: 'b', properties: { n: 1, list: ['x', 'y'] } });
  expect('nothing' in node.properties).toBe(false);
  expect(node.parent).toBe(tree.get('/a'));
});

it('keeps the order of the file, names that are numbers included', () => {
  const tree = ContentTree.of(
    parseOrderedJson('{"b": {}, "10": {}, "a": {}, "9": {}}') as Map<string, unknown>,
  );
  expect([...tree.get('/')!.children.keys()]).toEqual(['b', '10', 'a', '9']);
});

it('drops what a repository would not take from a file', () => {
  const { properties } = ContentTree.of({
    'jcr:mixinTypes': ['mix:versionable'],
    'jcr:uuid': 'u',
    'rep:policy': {},
  }).get('/')!;
  expect({ ...properties }).toEqual({ 'jcr:uuid': 'u' });
});

it('takes the length of a binary for an empty one', () => {
  expect(ContentTree.of({ ':jcr:data': 17 }).get('/')!.binary).toEqual({ file: '', size: 0 });
});

it('holds nodes of any name', () => {
  const tree = ContentTree.of(parseOrderedJson('{"__proto__": {"x": 1}, "constructor": {"y": 2}}') as never);
  expect([...tree.get('/')!.children.keys()]).toEqual(['__proto__', 'constructor']);
});

it('refuses a second file on one node', () => {
  const tree = new ContentTree();
  tree.mount('/content', {});
  expect(() => tree.mount('/content', {})).toThrow('/content exists already');
});
