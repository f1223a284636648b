import fc from 'fast-check';
import { ContentError } from './errors';
import { findJsonFault } from './json-fault';
import { parseNode, printNode } from './parse-node';

const parse = (text: string, path = '/content/ventora') => parseNode('content/ventora.json', path, text);

it('reads back what it printed', () => {
  const node = {
    'jcr:primaryType': 'nt:unstructured',
    b: 1,
    a: ['x'],
    child: { 'jcr:primaryType': 'nt:unstructured' },
  };
  expect(parse(printNode(node))).toEqual(node);
  expect(printNode(node)).toBe(`${JSON.stringify(node, null, 2)}\n`);
});

it('reads a file that begins with a byte order mark', () => {
  expect(parse('\uFEFF{"jcr:primaryType":"nt:unstructured"}')).toEqual({
    'jcr:primaryType': 'nt:unstructured',
  });
});

describe('reports line and column of invalid JSON', () => {
  it.each([
    ['{\n  "a": 1,\n}', '3:1', '"}"', 'a property name in quotes'],
    ['{\n  "a": 1\n  "b": 2\n}', '3:3', '"\\""', '"," or "}"'],
    ['{ "a": tru }', '1:8', '"t"', 'a value'],
    ['{ "a": [1, 2', '1:13', 'the end of the file', '"," or "]"'],
    ['{ "a" 1 }', '1:7', '"1"', '":"'],
    ['', '1:1', 'the end of the file', 'a value'],
    ['{}\n<<<<<<< HEAD', '2:1', '"<"', 'the end of the file'],
    ['{ "a": "tab\there" }', '1:8', '"\\""', 'a value'],
  ])('%j', (text, where, found, expected) => {
    expect(() => parse(text)).toThrow(
      new ContentError(
        'content/ventora.json',
        where,
        `is not valid JSON: found ${found}`,
        `write ${expected}`,
      ),
    );
  });
});

it('finds an error in exactly the texts that JSON.parse refuses', () => {
  const broken = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', '"', '}', ',', 'x', '\\'))
    .map(([text, at, sign]) => {
      const cut = at % (text.length + 1);
      return text.slice(0, cut) + sign + text.slice(cut + 1);
    });
  fc.assert(
    fc.property(fc.oneof(fc.json(), broken), (text) => {
      expect(findJsonFault(text) === undefined).toBe(parses(text));
    }),
    { numRuns: 500 },
  );
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('names the violated JCR rule, the place and the fix', () => {
  const content = (members: string) =>
    `{"jcr:primaryType":"cq:Page","jcr:content":{"jcr:primaryType":"x",${members}}}`;
  it.each([
    ['[]', '#/: a list instead of a node; write an object with a jcr:primaryType'],
    ['{"a":1}', '#/: has no jcr:primaryType; write "jcr:primaryType": "nt:unstructured" or the type it has'],
    ['{"jcr:primaryType":["a"]}', '#/jcr:primaryType: a list instead of a string; write one string'],
    ['{"jcr:primaryType":"cq:Page"}', '#/: is a cq:Page without jcr:content; write "jcr:content": {'],
    [
      '{"jcr:primaryType":"cq:Page","jcr:content":"x"}',
      '#/jcr:content: a string instead of a node; write an object',
    ],
    [content('"root":{"a":1}'), '#/jcr:content/root: has no jcr:primaryType'],
    [content('"root":{}'), '#/jcr:content/root: has no jcr:primaryType'],
    [content('"a":null'), '#/jcr:content/a: null is not a value; leave the property out'],
    [
      content('"a":[{"b":1}]'),
      '#/jcr:content/a: a list that contains an object; write child nodes (item0, item1 …)',
    ],
    [content('"a":[["b"]]'), '#/jcr:content/a: a list that contains a list'],
    [content('"a":[1,"b"]'), '#/jcr:content/a: a list of values of several types; write a list of strings'],
    [content('"a/b":1'), '#/jcr:content/a~1b: is not a valid node or property name; rename it'],
    [content('"..":{"jcr:primaryType":"x"}'), '#/jcr:content/..: is not a valid node or property name'],
    [content('"cq:template":5'), '#/jcr:content/cq:template: 5 instead of a string; write one string'],
    [
      content('"sling:resourceType":""'),
      '#/jcr:content/sling:resourceType: an empty string instead of a string',
    ],
  ])('%s', (text, message) => {
    expect(() => parse(text)).toThrow(`content/ventora.json${message}`);
  });

  it('deep nesting', () => {
    const open = '{"jcr:primaryType":"x","a":'.repeat(5000);
    expect(() => parse(`${open}1${'}'.repeat(5000)}`)).toThrow('nested more than 100 nodes deep');
  });
});

it('accepts what AEM accepts: empty lists and strings, placeholders of child pages, bare pages below /conf', () => {
  const text = '{"jcr:primaryType":"cq:Page","jcr:content":{"jcr:primaryType":"x","a":[],"b":""},"child":{}}';
  expect(parse(text)).toEqual(JSON.parse(text));
  expect(parse('{"jcr:primaryType":"cq:Page"}', '/conf/ventora/settings/wcm')).toBeDefined();
});
