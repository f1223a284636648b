import { nameOfPlatform, nameOfXml } from './names';
import { readDocView } from './read-docview';

const SPACES =
  'xmlns:jcr="http://www.jcp.org/jcr/1.0" xmlns:nt="http://www.jcp.org/jcr/nt/1.0" xmlns:cq="http://www.day.com/jcr/cq/1.0"';
const read = (xml: string) => readDocView(Buffer.from(xml));
const view = (inner: string, attributes = '') =>
  read(`<?xml version="1.0" encoding="UTF-8"?><jcr:root ${SPACES} ${attributes}>${inner}</jcr:root>`)?.root;

it('decodes names of XML', () => {
  expect(nameOfXml('_x0034_04')).toBe('404');
  expect(nameOfXml('a_x0020_b')).toBe('a b');
  expect(nameOfXml('_x005f_x0020_')).toBe('_x0020_');
  expect(nameOfXml('_xd83d__xde00_')).toBe('\u{1f600}');
});

it('decodes names of files', () => {
  const names = {
    _jcr_content: 'jcr:content',
    '_cq_test_image.jpg': 'cq:test_image.jpg',
    '__test_image.jpg': '_test_image.jpg',
    '_testimage.jpg': '_testimage.jpg',
    'test_image.jpg': 'test_image.jpg',
    'cq_%3atest.jpg': 'cq_:test.jpg',
    'a%25b': 'a%b',
  };
  for (const [file, name] of Object.entries(names)) expect(nameOfPlatform(file)).toBe(name);
});

it('reads nodes, typed values and the order of children', () => {
  const root = view('<b/><a jcr:primaryType="nt:unstructured" n="{Long}1"/>', 'jcr:primaryType="cq:Page"');
  expect(root?.children.map(({ name }) => name)).toEqual(['b', 'a']);
  expect(root?.children[0]?.properties.size).toBe(0);
  expect(root?.properties.get('jcr:primaryType')).toEqual({
    type: 'Name',
    values: ['cq:Page'],
    isList: false,
  });
  expect(root?.children[1]?.properties.get('n')).toEqual({ type: 'Long', values: ['1'], isList: false });
});

it('knows namespaces by what they stand for, not by their prefix', () => {
  const file = read(
    '<j:root xmlns:j="http://www.jcp.org/jcr/1.0" xmlns:my="urn:my" j:title="T" my:own="1"/>',
  );
  expect([...(file?.root.properties.keys() ?? [])]).toEqual(['jcr:title', 'my:own']);
  expect(file?.namespaces.get('my')).toBe('urn:my');
});

it('takes XML with another root for a file', () => {
  expect(read('<svg/>')).toBeUndefined();
});

it.each([
  [
    'an entity of its own',
    '<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/passwd">]><r>&e;</r>',
    'document type',
  ],
  ['a bomb of entities', '<!DOCTYPE r [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><r>&b;</r>', 'document type'],
  [
    'the document type of properties',
    '<!DOCTYPE properties SYSTEM "http://java.sun.com/dtd/properties.dtd"><r/>',
    'document type',
  ],
  ['an undefined entity', '<r>&nbsp;</r>', 'undefined entity'],
  ['a prefix that is not declared', '<r x:a="1"/>', 'unbound'],
  ['a prefix that means something else', '<r xmlns:jcr="urn:other"/>', '"jcr" stands for "urn:other"'],
  ['no end', '<r><a></r>', ':'],
  ['too many levels', `${'<a>'.repeat(300)}${'</a>'.repeat(300)}`, 'nested more than'],
  ['another encoding', '<?xml version="1.0" encoding="UTF-16"?><r/>', 'UTF-16'],
])('refuses XML with %s', (_, xml, why) => {
  expect(() => read(xml)).toThrow(why);
});

it('refuses what is not UTF-8, and siblings with an index', () => {
  expect(() => readDocView(Buffer.from([0x3c, 0xff, 0xfe]))).toThrow('UTF-8');
  expect(() => view('<a_x005b_2_x005d_/>')).toThrow('same name');
});
