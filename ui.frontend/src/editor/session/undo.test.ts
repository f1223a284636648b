import fc from 'fast-check';
import type { Command, ContentNode, EditorSession } from './EditorSession';
import { fakeAuthor, main, openEditor, root, component } from './session-fixtures';
import { childNames, childOf } from './tree';

/** Content with the order of its children, which `toEqual` does not look at. */
const ordered = (node: ContentNode): unknown => ({
  ...node,
  ':order': childNames(node),
  ...Object.fromEntries(childNames(node).map((name) => [name, ordered(childOf(node, name)!)])),
});

/** Paths of the components in the page, deepest last. */
function pathsIn(session: EditorSession, path = main): string[] {
  const node = session.content(path);
  const names = childNames(node).filter((name) => childOf(node, name)?.['sling:resourceType'] !== undefined);
  return [path, ...names.flatMap((name) => pathsIn(session, `${path}/${name}`))];
}

interface Wish {
  readonly kind: 'set' | 'children' | 'insert' | 'delete' | 'move' | 'copy' | 'group';
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

const wish: fc.Arbitrary<Wish> = fc.record({
  kind: fc.constantFrom('set', 'children', 'insert', 'delete', 'move', 'copy', 'group'),
  a: fc.nat(50),
  b: fc.nat(50),
  c: fc.nat(50),
});

const node = (members: ContentNode): ContentNode => ({ 'jcr:primaryType': 'nt:unstructured', ...members });
const values = ['R 15', '', 7, 2.5, true, false, ['a', 'b'], [], [1, 2], null] as const;
const children = [
  null,
  node({ alt: 'x' }),
  node({ item0: node({ text: 'Buy' }), item1: node({ text: 'Read' }) }),
  node({ item1: node({ text: 'Read' }), item0: node({ text: 'Buy', link: '/a' }) }),
];
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** A command that fits the page as it is now. */
function commandFor({ kind, a, b, c }: Wish, session: EditorSession): Command {
  const all = pathsIn(session);
  const inner = all.slice(1);
  const path = inner.length > 0 ? pick(inner, a) : main;
  const containers = all.filter((one) =>
    /container|tabs/.test(String(session.content(one)?.['sling:resourceType'])),
  );
  const parent = pick(containers, b);
  const brothers = childNames(session.content(parent));
  const position = pick(
    [
      'first',
      'last',
      { before: pick([...brothers, 'x'], c) },
      { after: pick([...brothers, 'x'], c) },
    ] as const,
    b + c,
  );
  switch (kind) {
    case 'set':
      return {
        type: 'set',
        path,
        properties: { [pick(['jcr:title', 'lineClamp', 'none'], b)]: pick(values, c) },
      };
    case 'children': {
      const names = ['image', 'actions', 'video'];
      return { type: 'set', path, properties: {}, children: { [pick(names, b)]: pick(children, c) } };
    }
    case 'insert':
      return {
        type: 'insert',
        parent,
        name: pick(['teaser', 'text', 'box'], a),
        node: component('teaser'),
        position,
      };
    case 'group':
      return {
        type: 'group',
        commands: [
          { type: 'set', path: main, properties: { 'jcr:title': pick(values, c) } },
          {
            type: 'insert',
            parent: main,
            name: 'g',
            node: component('text', { text: String(c) }),
            position: 'first',
          },
        ],
      };
    default:
      return kind === 'delete' ? { type: 'delete', path } : { type: kind, path, parent, position };
  }
}

it('undoes whatever was done to exactly what was there, and redoes it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { maxLength: 14 }), async (wishes) => {
      const author = fakeAuthor();
      const { session } = await openEditor(author);
      const conflicts: unknown[] = [];
      session.subscribe(() => {
        const { conflict } = session.getState();
        if (!conflict) return;
        conflicts.push(conflict);
        session.resolve(conflict.fields.map(() => 'mine'));
      });
      const states = [ordered(author.node(root))];
      let steps = 0;
      for (const one of wishes) {
        const before = ordered(author.node(root));
        const outcome = await session.execute(commandFor(one, session), one.kind);
        const after = ordered(author.node(root));
        expect(ordered(session.content(root)!)).toEqual(after);
        if (!outcome.done) expect(after).toEqual(before);
        if (session.getState().undo !== undefined && author.posts.length > steps) states.push(after);
        steps = author.posts.length;
      }
      const done = states.at(-1);
      while (session.getState().undo !== undefined)
        expect(await session.undo()).toMatchObject({ done: true });
      expect(ordered(author.node(root))).toEqual(states[0]);
      while (session.getState().redo !== undefined)
        expect(await session.redo()).toMatchObject({ done: true });
      expect(ordered(author.node(root))).toEqual(done);
      expect(conflicts).toEqual([]);
      session.close();
    }),
    { numRuns: 60 },
  );
}, 60_000);

it('forgets what was undone when something new is done', async () => {
  const { session } = await openEditor(fakeAuthor());
  await session.execute({ type: 'set', path: `${main}/title`, properties: { type: 'h2' } }, 'Edit Title');
  await session.undo();
  expect(session.getState()).toMatchObject({ undo: undefined, redo: 'Edit Title' });
  await session.execute({ type: 'delete', path: `${main}/title` }, 'Delete Title');
  expect(session.getState()).toMatchObject({ undo: 'Delete Title', redo: undefined });
  expect(await session.redo()).toMatchObject({ done: false });
});

it('follows a node whose name was taken while it was away', async () => {
  const author = fakeAuthor();
  const { session } = await openEditor(author);
  await session.execute({ type: 'set', path: `${main}/title`, properties: { type: 'h2' } }, 'Edit Title');
  await session.execute({ type: 'delete', path: `${main}/title` }, 'Delete Title');
  author.post(`${main}/title`, [['./sling:resourceType', 'ventora/components/title']]);
  author.version += 1;
  expect(await session.undo()).toEqual({ done: true, paths: [`${main}/title_1`] });
  await session.undo();
  expect(author.node(`${main}/title_1`)).not.toHaveProperty('type');
  expect(author.node(`${main}/title`)).toMatchObject({ 'sling:resourceType': 'ventora/components/title' });
});
