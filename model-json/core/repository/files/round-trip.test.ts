/** @jest-turn 7 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { PathError } from '../errors';
import { toJson, type NodeJson } from '../node-json';
import { isName } from '../path';
import type { Scalar, Value } from '../Resource';
import { contentFolder, openFolder, page, namesIn } from '../testing/content-folder';

// Opens hundreds of repositories, which takes time on a busy machine.
jest.setTimeout(60_000);

const name = fc
  .oneof(
    fc.constantFrom(
      'jcr:title',
      'CON',
      'a.json',
      '.hidden',
      'x.',
      '100%',
      'a b',
      'constructor',
      '空気',
      'cq:responsive',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  )
  .filter((it) => isName(it) && it !== 'jcr:primaryType' && it !== 'jcr:content');

const text = fc.string({ unit: 'binary', maxLength: 20 });
const value: fc.Arbitrary<Value> = fc.oneof(
  text,
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  fc.boolean(),
  fc.oneof(fc.array<Scalar>(text), fc.array<Scalar>(fc.integer()), fc.array<Scalar>(fc.boolean())),
);

const { node } = fc.letrec<{ node: NodeJson }>((tie) => ({
  node: fc
    .dictionary(
      name.filter((it) => !['sling:resourceType', 'cq:template', 'cq:policy'].includes(it)),
      fc.oneof({ maxDepth: 4 }, value, tie('node')),
      { maxKeys: 5, noNullPrototype: true },
    )
    .map((members): NodeJson => ({ 'jcr:primaryType': 'nt:unstructured', ...(members as NodeJson) })),
}));

const pageOf = (content: NodeJson): NodeJson => ({ 'jcr:primaryType': 'cq:Page', 'jcr:content': content });

it('reads back any written tree, equal and in order, now and after a restart', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(name, { minLength: 1, maxLength: 3 }), node, async (names, content) => {
      const folder = contentFolder();
      const repository = await openFolder(folder);
      const path = `/content/${names.join('/')}`;
      const written = pageOf(content);
      await repository.write(path, written);
      for (const reader of [repository, await openFolder(folder)]) {
        const read = toJson(reader.get(path)!);
        expect(read).toEqual(written);
        expect(JSON.stringify(childNames(read))).toBe(JSON.stringify(childNames(written)));
        expect(reader.problems()).toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
});

/** Names of the child nodes, nested, in order. */
function childNames(json: NodeJson): unknown[] {
  return Object.entries(json).flatMap(([key, member]) =>
    typeof member === 'object' && !Array.isArray(member) ? [[key, childNames(member as NodeJson)]] : [],
  );
}

it('gives the same tree after a restart, whatever the history of writes and deletions', async () => {
  const path = fc
    .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 })
    .map((names) => `/content/${names.join('/')}`);
  const step = fc.record({ path, kind: fc.constantFrom('page', 'place', 'component', 'delete') });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const folder = contentFolder();
      const repository = await openFolder(folder);
      for (const [i, { path: at, kind }] of steps.entries()) {
        const change =
          kind === 'delete'
            ? repository.delete(at)
            : kind === 'component'
              ? repository.write(`${at}/jcr:content/teaser`, { 'jcr:primaryType': 'nt:unstructured', i })
              : repository.write(at, page(`${i}`, {}, kind === 'place' ? { c: {}, a: {} } : {}));
        await change.catch((error: unknown) => expect(error).toBeInstanceOf(PathError));
      }
      const restarted = await openFolder(folder);
      expect(JSON.stringify(toJson(repository.get('/')!))).toBe(JSON.stringify(toJson(restarted.get('/')!)));
    }),
    { numRuns: 40 },
  );
});

it('never writes outside its folder, whatever the path', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '..',
      '.',
      '',
      '%2e%2e',
      '..%2f',
      '..\\',
      '/',
      '\\',
      '\0',
      '~',
      'C:',
      '%00',
      '../../..',
      'content',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  const folder = contentFolder({ 'inside/content/a.json': page('A') });
  const inside = { ...folder, dir: join(folder.dir, 'inside') };
  const repository = await openFolder(inside);
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { maxLength: 6 }),
      fc.constantFrom('/', '', '/content/'),
      async (pieces, start) => {
        const path = start + pieces.join('/');
        await repository.write(path, page('X')).catch(() => undefined);
        expect(namesIn(folder.dir)).toEqual(['inside']);
        expect(existsSync(join(dirname(folder.dir), 'etc'))).toBe(false);
      },
    ),
    { numRuns: 200 },
  );
});
