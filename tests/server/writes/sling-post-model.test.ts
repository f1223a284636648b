/** @jest-turn 2 */
import fc from 'fast-check';
import { AuthorClient } from './author-client';
import { isEvery } from '../../sample';
import { ROOT } from '../lab-site';
import { page } from '../fixture-site';
import { apply, listed, newNode, postOf, type Listed, type Wish } from './sling-tree';
import { startSite, type TestSite } from '../start-site';

const RUNS = isEvery ? 500 : 80;
const ground = `${ROOT}/ground`;

let site: TestSite;
let client: AuthorClient;
beforeAll(async () => {
  site = await startSite({ content: { 'content/ventora/gb/en/lab.json': page('Lab') } });
  client = new AuthorClient(site.author);
});
afterAll(() => site.close());

const name = fc.constantFrom('a', 'b', 'c');
const path = fc.array(name, { minLength: 1, maxLength: 3 });
const place = fc.constantFrom('first', 'last', '0', '1', '7', 'before a', 'after a', 'before b', 'after c');
const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc.record(
    {
      do: fc.constant('modify' as const),
      path,
      p: fc.constantFrom('', '7 bar', '日本 „x“ & <b>', ' two\nlines '),
      order: place,
    },
    { requiredKeys: ['do', 'path', 'p'] },
  ),
  fc.record({ do: fc.constant('remove property' as const), path }),
  fc.record({ do: fc.constant('delete' as const), path }),
  fc.record({ do: fc.constant('order' as const), path, order: place }),
  fc.record({
    do: fc.constantFrom('copy' as const, 'move' as const),
    path,
    to: path,
    replace: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('import' as const),
    path: fc.array(name, { maxLength: 2 }),
    name,
    replace: fc.boolean(),
  }),
);

/** The server's content in the format of the model. */
function read(node: Readonly<Record<string, unknown>>): Listed {
  const members = Object.entries(node).filter(([key]) => key !== 'jcr:primaryType');
  const isChild = ([, value]: [string, unknown]) => typeof value === 'object';
  return {
    properties: Object.fromEntries(members.filter((member) => !isChild(member))),
    children: members.filter(isChild).map(([key, value]) => [key, read(value as Record<string, unknown>)]),
  };
}

/** Refusals that random runs might miss. */
const refused: Wish[] = [
  { do: 'modify', path: ['a'], p: '7 bar' },
  { do: 'modify', path: ['a'], p: '8 bar', order: 'before b' },
  { do: 'order', path: ['a'], order: 'after c' },
  { do: 'copy', path: ['a'], to: ['a'], replace: false },
  { do: 'move', path: ['a'], to: ['a', 'b'], replace: false },
  { do: 'modify', path: ['a', 'b'], p: '7 bar' },
  { do: 'copy', path: ['a'], to: ['a', 'b'], replace: true },
];

/** Each operation on a node, and on one that is missing. */
const performed: Wish[] = [
  { do: 'modify', path: ['a'], p: '7 bar' },
  { do: 'copy', path: ['a'], to: ['b'], replace: false },
  { do: 'move', path: ['b'], to: ['c'], replace: false },
  { do: 'delete', path: ['c'] },
  { do: 'delete', path: ['c'] },
  { do: 'move', path: ['c'], to: ['b'], replace: false },
  { do: 'copy', path: ['c'], to: ['b'], replace: false },
  { do: 'import', path: ['a'], name: 'b', replace: false },
  { do: 'import', path: ['a'], name: 'b', replace: false },
];

test('any sequence of posts changes the content like a tree in memory', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 12 }), async (wishes) => {
      await client.post(ROOT, { ':operation': 'delete', ':applyTo': ground });
      await client.post(ground, {});
      let tree = newNode();
      for (const each of wishes) {
        const { path: url, form } = postOf(each, ground);
        const expected = apply(each, tree);
        const { status, body } = await client.post(url, form);
        expect({ each, status, body }).toEqual({ each, status: expected.status, body });
        ({ tree } = expected);
        expect(read(await client.node(ground))).toEqual(listed(tree));
        seen.add(`${each.do} ${expected.status}`);
      }
    }),
    { numRuns: RUNS, examples: [[refused], [performed]] },
  );
  // Every operation was both performed and refused.
  for (const verb of ['delete', 'copy', 'move'])
    expect([...seen]).toEqual(expect.arrayContaining([expect.stringMatching(`${verb} 20.`), `${verb} 404`]));
  expect([...seen]).toEqual(
    expect.arrayContaining(['modify 422', 'order 422', 'copy 412', 'move 422', 'import 201', 'import 412']),
  );
}, 60_000);
