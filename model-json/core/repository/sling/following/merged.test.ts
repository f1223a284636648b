import type { NodeJson } from '../../node-json';
import { merged } from './merged';

const types = {
  isOrdered: (node: NodeJson) => node['jcr:primaryType'] !== 'sling:Folder',
  isProtected: (node: NodeJson) => node['jcr:primaryType'] === 'cq:PageContent',
};

const known: NodeJson = {
  'jcr:primaryType': 'nt:unstructured',
  'jcr:uuid': 'ours',
  title: 'A',
  ratio: 2,
  ':ratio': '{Double}2.0',
  onTime: 'Tue Mar 03 2026 10:00:00 GMT+0100',
  b: { 'jcr:primaryType': 'nt:unstructured' },
  a: {},
};

it('keeps the text of a node that is the same in Sling', () => {
  const found: NodeJson = {
    a: {},
    'jcr:created': '2026-03-03T00:00:00.000Z',
    ':ratio': '{Double}2.0',
    ratio: 2,
    b: { 'jcr:primaryType': 'nt:unstructured', 'jcr:createdBy': 'admin' },
    onTime: '2026-03-03T09:00:00.000Z',
    'jcr:uuid': 'oak',
    title: 'A',
    'jcr:primaryType': 'nt:unstructured',
  };
  const order = { ...found, b: {}, a: {} };
  expect(
    JSON.stringify(merged({ ...order, b: found.b ?? {} }, known, { ...types, isOrdered: () => false })),
  ).toBe(JSON.stringify(known));
});

it('takes over values, types, new and removed properties', () => {
  const { title: _, ...kept } = known;
  const theirs = { ratio: 3, ':ratio': '{Double}3.0', fresh: 1.5, exact: 4, ':exact': '{Double}4.0' };
  expect(merged({ ...kept, ...theirs }, known, types)).toEqual({ ...kept, ...theirs });
  const { ':ratio': __, ...whole } = known;
  expect(merged(whole, known, types)).toEqual(whole);
});

it('takes over the order of children, if the type has one', () => {
  const found: NodeJson = { 'jcr:primaryType': 'nt:unstructured', a: {}, c: {}, b: {} };
  const names = (node: NodeJson) => Object.keys(node).filter((name) => name.length === 1);
  expect(names(merged(found, known, types))).toEqual(['a', 'c', 'b']);
  const folder = { ...known, 'jcr:primaryType': 'sling:Folder' };
  expect(names(merged({ ...found, 'jcr:primaryType': 'sling:Folder' }, folder, types))).toEqual([
    'b',
    'a',
    'c',
  ]);
});

it('keeps a reference to bytes of the same length, unless their node has changed', () => {
  const reference = `{Binary}${'0'.repeat(64)}-7`;
  const file: NodeJson = { 'jcr:primaryType': 'nt:resource', 'jcr:mimeType': 'a/b', ':jcr:data': reference };
  expect(merged({ ...file, ':jcr:data': 7 }, file, types)[':jcr:data']).toBe(reference);
  expect(merged({ ...file, ':jcr:data': 8 }, file, types)[':jcr:data']).toBe(8);
  expect(merged({ ...file, ':jcr:data': 7, 'jcr:mimeType': 'a/c' }, file, types)[':jcr:data']).toBe(7);
});

it('does not count the mixin that an identity needs in Sling', () => {
  const mixins = { 'jcr:mixinTypes': ['mix:referenceable'] };
  expect(merged({ ...known, ...mixins }, known, types)).toEqual(known);
  const { 'jcr:uuid': _, ...plain } = known;
  expect(merged({ ...plain, ...mixins }, plain, types)).toMatchObject(mixins);
});

it('takes the empty list of mixins that Oak keeps for none', () => {
  expect(merged({ ...known, 'jcr:mixinTypes': [] }, known, types)).toEqual(known);
  const had = { ...known, 'jcr:mixinTypes': ['cq:LiveRelationship'] };
  expect(merged({ ...known, 'jcr:mixinTypes': [] }, had, types)).toEqual({ ...known, 'jcr:mixinTypes': [] });
});

it('keeps who made a node and when, if Oak does not let us say so', () => {
  const ours = { 'jcr:created': '2026-03-03T00:00:00.000Z', 'jcr:createdBy': 'ann' };
  const theirs = { 'jcr:created': '2026-03-03T00:00:01.000Z', 'jcr:createdBy': 'admin' };
  const type = (name: string) => ({ 'jcr:primaryType': name });
  const page = { ...type('cq:PageContent'), ...ours };
  expect(merged({ ...type('cq:PageContent'), ...theirs }, page, types)).toEqual(page);
  const free = { ...type('nt:unstructured'), ...theirs };
  expect(merged(free, { ...type('nt:unstructured'), ...ours }, types)).toEqual(free);
});
