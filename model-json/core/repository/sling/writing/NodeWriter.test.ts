import type { NodeJson } from '../../node-json';
import { partly } from '../../../../../shared/testing/partly';
import type { NodeTypes } from '../remote/NodeTypes';
import { Diff } from './Diff';
import { NodeWriter } from './NodeWriter';

const writer = new NodeWriter(
  partly<NodeTypes>({
    isOrdered: () => true,
    isProtected: (_node: NodeJson, name: string) => name === 'jcr:created',
  }),
  undefined,
);

const TYPE = { 'jcr:primaryType': 'nt:unstructured' };

async function changed(
  before: NodeJson,
  after: NodeJson,
  found: Record<string, unknown> = before,
): Promise<Diff> {
  const diff = new Diff();
  diff.know(
    '/a',
    Object.keys(before).filter((name) => typeof before[name] === 'object'),
  );
  await writer.change(diff, '/a', before, after, found);
  writer.order(diff, '/a', after);
  return diff;
}

it('says a new node in JSON, and afterwards what JSON cannot say', async () => {
  const diff = new Diff();
  await writer.add(diff, '/a', {
    ...TYPE,
    'jcr:created': 'never sent',
    text: 'a\nb',
    ratio: 2,
    ':ratio': '{Double}2.0',
    onTime: '2026-03-03T09:00:00Z',
    page: {},
    below: { ...TYPE, 'jcr:uuid': 'id' },
  });
  expect(diff.toString().split('\n')).toEqual([
    '+/a : {"jcr:primaryType":"nt:unstructured","text":"a\\nb","below":{"jcr:mixinTypes":["mix:referenceable"],"jcr:primaryType":"nt:unstructured","jcr:uuid":"id"}}',
    '^/a/ratio : ',
    '^/a/onTime : ',
  ]);
  const body = diff.form().body.toString();
  expect(body).toContain('name="/a/ratio"\r\nContent-Type: jcr-value/double\r\n\r\n2.0\r\n');
  expect(body).toContain(
    'name="/a/onTime"\r\nContent-Type: jcr-value/date\r\n\r\n2026-03-03T09:00:00.000Z\r\n',
  );
});

it('says nothing about what has not changed', async () => {
  const node = { ...TYPE, a: 1, b: { ...TYPE, x: 'y' }, page: {} };
  expect((await changed(node, structuredClone(node))).isEmpty).toBe(true);
});

it('removes a property before it becomes a list', async () => {
  const diff = await changed({ ...TYPE, a: 'x', gone: 1 }, { ...TYPE, a: ['x', 'y'] });
  expect(diff.toString()).toBe('-/a/a : \n^/a/a : ["x","y"]\n-/a/gone : ');
});

it('keeps the type that a property has in Sling', async () => {
  const before = { ...TYPE, ref: '/content/a', at: '2026-01-01T00:00:00.000Z' };
  const after = { ...before, ref: '/content/b', at: 'soon' };
  const diff = await changed(before, after, { ...before, ':ref': 'Path', ':at': 'Date' });
  expect(diff.toString()).toBe('^/a/ref : \n^/a/at : "soon"');
  expect(diff.form().body.toString()).toContain('jcr-value/path\r\n\r\n/content/b');
});

it('adds, removes and orders children', async () => {
  const [x, y, z] = ['x', 'y', 'z'].map((text) => ({ ...TYPE, text }));
  const diff = await changed({ ...TYPE, x: x!, y: y! }, { ...TYPE, z: z!, y: y! });
  expect(diff.toString()).toBe(
    '-/a/x : \n+/a/z : {"jcr:primaryType":"nt:unstructured","text":"z"}\n>/a/z : y#before',
  );
});
