import { ContentTree } from './content-tree';
import { parseOrderedJson } from './parse-json';

it('turns objects into nodes and values into properties', () => {
  const tree = ContentTree.of({ a: { b: { n: 1, list: ['x', 'y'], nothing: null } } });
  const node = tree.get('/a/b')!;
  expect(node).toMatchObject({ path: '/a/b', name: 'b', properties: { n: 1, list: ['x', 'y'] } });
  expect('nothing' in node.properties).toBe(false);
  expect(node.parent).toBe(tree.get('/a'));
});

it('keeps the order of the file, even for numeric names', () => {
  const tree = ContentTree.of(
    parseOrderedJson('{"b": {}, "10": {}, "a": {}, "9": {}}') as Map<string, unknown>,
  );
  expect([...tree.get('/')!.children.keys()]).toEqual(['b', '10', 'a', '9']);
});

it('drops values that a repository would not accept from a file', () => {
  const { properties } = ContentTree.of({
    'jcr:mixinTypes': ['mix:versionable'],
    'jcr:uuid': 'u',
    'rep:policy': {},
  }).get('/')!;
  expect({ ...properties }).toEqual({ 'jcr:uuid': 'u' });
});

it('reads a property with a binary’s length as an empty binary', () => {
  expect(ContentTree.of({ ':jcr:data': 17 }).get('/')!.binary).toEqual({ file: '', size: 0 });
});

it('accepts any node name', () => {
  const tree = ContentTree.of(parseOrderedJson('{"__proto__": {"x": 1}, "constructor": {"y": 2}}') as never);
  expect([...tree.get('/')!.children.keys()]).toEqual(['__proto__', 'constructor']);
});

it('refuses a second file for one node', () => {
  const tree = new ContentTree();
  tree.mount('/content', {});
  expect(() => tree.mount('/content', {})).toThrow('/content exists already');
});
