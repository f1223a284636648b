import { childNames } from './tree';
import { component, fakeAuthor, fakeStorage, main, openEditor, samplePage } from './testing/session-fixtures';
import { createSession } from './create-session';
import type { FakeAuthor } from './testing/fake-author';
import type { ContentNode, EditorSession, Position } from './EditorSession';

const other = '/content/site/fr';
const there = `${other}/jcr:content/root/main`;

/** Two pages, with the editor on one of them. */
async function twoPages() {
  const author = fakeAuthor();
  const site = (author.tree.content as { site: Record<string, unknown> }).site;
  site.fr = { 'jcr:primaryType': 'cq:Page', 'jcr:content': structuredClone(samplePage()) };
  const { session } = await openEditor(author);
  return { author, session };
}

const openOther = (author: FakeAuthor) =>
  createSession({
    pagePath: other,
    sling: author.client(),
    page: { update: () => Promise.resolve() },
    storage: fakeStorage(),
  });

const bring = (session: EditorSession, node: ContentNode, name = 'teaser', position: Position = 'last') =>
  session.execute(
    { type: 'bring', path: `${there}/${name}`, node, parent: `${main}/box`, position },
    'Move Teaser',
  );

it('moves a component here from another page in one post; undo moves it back to its place, redo here again', async () => {
  const { author, session } = await twoPages();
  const order = childNames(author.node(there));
  const teaser = author.node(`${there}/teaser`);
  expect(await bring(session, teaser)).toEqual({ done: true, paths: [`${main}/box/teaser`] });
  expect(author.posts).toEqual([
    {
      path: `${there}/teaser`,
      fields: [
        [':operation', 'move'],
        [':dest', `${main}/box/teaser`],
      ],
    },
  ]);
  expect(author.node(`${main}/box/teaser`)).toEqual(teaser);
  expect(session.content(`${main}/box/teaser`)).toEqual(teaser);
  expect(childNames(author.node(there))).not.toContain('teaser');
  expect(await session.undo()).toMatchObject({ done: true });
  expect(childNames(author.node(there))).toEqual(order);
  expect(author.node(`${there}/teaser`)).toEqual(teaser);
  expect(childNames(author.node(`${main}/box`))).toEqual(['text']);
  expect(await session.redo()).toMatchObject({ done: true });
  expect(childNames(author.node(`${main}/box`))).toEqual(['text', 'teaser']);
});

it('notifies the other page’s editor when a component moves away', async () => {
  const { author, session } = await twoPages();
  const reader = await openOther(author);
  const told = new Promise((resolve) => reader.onOthers(resolve));
  await bring(session, author.node(`${there}/teaser`));
  expect(await told).toContain(`${there}/teaser`);
  expect(reader.content(`${there}/teaser`)).toBeUndefined();
});

it('picks a free name for a component moved between pages, in both directions', async () => {
  const { author, session } = await twoPages();
  const node = author.node(`${there}/title`);
  const moved = await session.execute(
    { type: 'bring', path: `${there}/title`, node, parent: main, position: 'first' },
    'Move Title',
  );
  expect(moved).toEqual({ done: true, paths: [`${main}/title_1`] });
  author.post(`${there}/title`, [['./sling:resourceType', 'ventora/components/title']]);
  author.version += 1;
  await session.undo();
  expect(childNames(author.node(there))).toContain('title_1');
  expect(await session.redo()).toMatchObject({ done: true });
  expect(childNames(author.node(main))[0]).toBe('title_1');
});

it.each<[string, (author: FakeAuthor) => void, RegExp]>([
  [
    'changed',
    (author) => author.post(`${there}/teaser`, [['./jcr:title', 'New']]),
    /changed it .*Cut it there again/,
  ],
  [
    'deleted',
    (author) => author.post(`${there}/teaser`, [[':operation', 'delete']]),
    /moved or deleted it in the meantime/,
  ],
  [
    'deleted with its page',
    (author) => author.post(other, [[':operation', 'delete']]),
    /page .* no longer exists/,
  ],
])(
  'refuses to move a component that was %s on its page since it was cut, and loses nothing',
  async (_, change, message) => {
    const { author, session } = await twoPages();
    const node = author.node(`${there}/teaser`);
    change(author);
    author.version += 1;
    const before = structuredClone(author.tree);
    expect(await bring(session, node)).toMatchObject({
      done: false,
      message: expect.stringMatching(message),
    });
    expect(author.tree).toEqual(before);
    expect(session.content(`${main}/box/teaser`)).toBeUndefined();
    expect(session.getState().undo).toBeUndefined();
  },
);

it('keeps a moved component on undo when its former container is gone', async () => {
  const { author, session } = await twoPages();
  await bring(session, author.node(`${there}/box/text`), 'box/text');
  author.post(`${there}/box`, [[':operation', 'delete']]);
  author.version += 1;
  expect(await session.undo()).toMatchObject({
    done: false,
    message: expect.stringContaining('It stays here'),
  });
  expect(childNames(author.node(`${main}/box`))).toEqual(['text', 'text_1']);
});

it('reverts the first move of two when the second is refused', async () => {
  const { author, session } = await twoPages();
  const place = { parent: `${main}/box`, position: 'last' } as const;
  const title = author.node(`${there}/title`);
  const commands = [
    { type: 'bring', path: `${there}/title`, node: title, ...place },
    { type: 'bring', path: `${there}/teaser`, node: component('teaser'), ...place },
  ] as const;
  expect(await session.execute({ type: 'group', commands }, 'Move')).toMatchObject({ done: false });
  expect(childNames(author.node(`${main}/box`))).toEqual(['text']);
  expect(childNames(author.node(there))[0]).toBe('title');
});

it('moves a component only once when the response was lost', async () => {
  const { author, session } = await twoPages();
  author.fate = ['lost'];
  const node = author.node(`${there}/teaser`);
  const done = new Promise<void>((resolve) =>
    session.subscribe(() => {
      const { saving, undo } = session.getState();
      if (!saving && undo) resolve();
    }),
  );
  void bring(session, node);
  await done;
  expect(author.posts).toHaveLength(1);
  expect(author.node(`${main}/box/teaser`)).toEqual(node);
  await session.undo();
  expect(author.node(`${there}/teaser`)).toEqual(node);
});
