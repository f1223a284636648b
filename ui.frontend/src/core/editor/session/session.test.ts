import { childNames } from './tree';
import { component, fakeAuthor, main, openEditor, root } from './testing/session-fixtures';

const teaser = `${main}/teaser`;

it('writes properties with their types and redraws only that component', async () => {
  const author = fakeAuthor();
  const { session, updates } = await openEditor(author);
  const outcome = await session.execute(
    {
      type: 'set',
      path: teaser,
      properties: {
        'jcr:title': 'R 22',
        lineClamp: 2.5,
        useIconButton: false,
        figures: ['c'],
        none: '',
        tags: [],
      },
    },
    'Edit Teaser',
  );
  expect(outcome).toEqual({ done: true, paths: [teaser] });
  expect(author.node(teaser)).toMatchObject({
    'jcr:title': 'R 22',
    lineClamp: 2.5,
    useIconButton: false,
    figures: ['c'],
  });
  expect(author.node(teaser)).not.toHaveProperty('none');
  expect(author.node(teaser)).not.toHaveProperty('tags');
  expect(author.posts).toHaveLength(1);
  expect(updates).toEqual([
    {
      cmd: 'replace',
      path: teaser,
      data: { key: 'teaser', value: expect.objectContaining({ title: 'R 22' }) },
    },
  ]);
  expect(session.getState().undo).toBe('Edit Teaser');
});

it('replaces, adds and removes child nodes in one post, and undo restores them in order', async () => {
  const author = fakeAuthor();
  const before = author.node(teaser);
  const { session } = await openEditor(author);
  const node = { 'jcr:primaryType': 'nt:unstructured' };
  await session.execute(
    {
      type: 'set',
      path: teaser,
      properties: {},
      children: {
        image: null,
        actions: { ...node, item0: { ...node, text: 'Buy' } },
        video: { ...node, loop: true },
      },
    },
    'Edit Teaser',
  );
  expect(childNames(author.node(teaser))).toEqual(['actions', 'video']);
  expect(author.posts).toHaveLength(1);
  await session.undo();
  expect(author.node(teaser)).toEqual(before);
  expect(childNames(author.node(teaser))).toEqual(['image', 'actions']);
  expect(author.posts).toHaveLength(2);
});

it('inserts a component under a free name in place, draws only that, and undoes it', async () => {
  const author = fakeAuthor();
  const { session, updates } = await openEditor(author);
  const outcome = await session.execute(
    { type: 'insert', parent: main, name: 'teaser', node: component('teaser'), position: { after: 'title' } },
    'Insert Teaser',
  );
  expect(outcome).toEqual({ done: true, paths: [`${main}/teaser_1`] });
  expect(childNames(author.node(main))).toEqual(['title', 'teaser_1', 'teaser', 'box', 'tabs']);
  expect(updates).toMatchObject([{ cmd: 'insertAfter', path: `${main}/title`, data: { key: 'teaser_1' } }]);
  await session.undo();
  expect(childNames(author.node(main))).toEqual(['title', 'teaser', 'box', 'tabs']);
  expect(updates[1]).toEqual({ cmd: 'delete', path: `${main}/teaser_1` });
  await session.redo();
  expect(childNames(author.node(main))).toEqual(['title', 'teaser_1', 'teaser', 'box', 'tabs']);
});

it('redraws the whole container if a new child’s column or title is part of its model', async () => {
  const { session, updates } = await openEditor(fakeAuthor());
  const narrow = component('text', { 'cq:responsive': { default: { width: '6' } } });
  await session.execute(
    { type: 'insert', parent: main, name: 'text', node: narrow, position: 'first' },
    'Insert',
  );
  await session.execute(
    { type: 'insert', parent: `${main}/tabs`, name: 'item', node: component('text'), position: 'last' },
    'Insert panel',
  );
  expect(updates).toMatchObject([
    { cmd: 'replace', path: main },
    { cmd: 'replace', path: `${main}/tabs` },
  ]);
});

it('keeps a panel’s title when it redraws the panel', async () => {
  const { session, updates } = await openEditor(fakeAuthor());
  await session.execute({ type: 'set', path: `${main}/tabs/item_1`, properties: { text: 'y' } }, 'Edit Text');
  expect(updates[0]).toMatchObject({
    path: `${main}/tabs/item_1`,
    data: { value: { 'cq:panelTitle': 'Data' } },
  });
});

it('moves a component in order, also among siblings, and back', async () => {
  const author = fakeAuthor();
  const before = author.node(root);
  const { session } = await openEditor(author);
  await session.execute(
    { type: 'move', path: teaser, parent: `${main}/box`, position: 'first' },
    'Move Teaser',
  );
  expect(childNames(author.node(`${main}/box`))).toEqual(['teaser', 'text']);
  await session.execute({ type: 'move', path: `${main}/tabs`, parent: main, position: 'first' }, 'Move Tabs');
  expect(childNames(author.node(main))).toEqual(['tabs', 'title', 'box']);
  await session.undo();
  await session.undo();
  expect(author.node(root)).toEqual(before);
  expect(childNames(author.node(main))).toEqual(['title', 'teaser', 'box', 'tabs']);
});

it('refuses to move a container into itself, and says why', async () => {
  const author = fakeAuthor();
  const { session } = await openEditor(author);
  const outcome = await session.execute(
    { type: 'move', path: `${main}/box`, parent: `${main}/box`, position: 'last' },
    'Move',
  );
  expect(outcome).toMatchObject({ done: false, reason: 'refused' });
  expect(session.getState().notice?.text).toContain('into itself');
  expect(author.posts).toEqual([]);
});

it('does a group as one step, in one post if Sling can', async () => {
  const author = fakeAuthor();
  const before = author.node(root);
  const { session } = await openEditor(author);
  await session.execute(
    {
      type: 'group',
      commands: [
        { type: 'delete', path: `${main}/title` },
        { type: 'delete', path: `${main}/box/text` },
        { type: 'set', path: teaser, properties: { pretitle: 'New' } },
      ],
    },
    'Delete 2 components',
  );
  expect(author.posts).toHaveLength(1);
  await session.undo();
  expect(author.node(root)).toEqual(before);
  expect(childNames(author.node(main))).toEqual(['title', 'teaser', 'box', 'tabs']);
});

it('reverts a group that failed half-way', async () => {
  const author = fakeAuthor();
  const before = author.node(root);
  const { session } = await openEditor(author);
  author.fate = ['fine', 500];
  const outcome = await session.execute(
    {
      type: 'group',
      commands: [
        { type: 'move', path: teaser, parent: `${main}/box`, position: 'last' },
        { type: 'move', path: `${main}/title`, parent: `${main}/box`, position: 'last' },
      ],
    },
    'Move 2 components',
  );
  expect(outcome).toMatchObject({ done: false, reason: 'refused' });
  expect(author.node(root)).toEqual(before);
  expect(session.getState().undo).toBeUndefined();
});

it('does nothing for a command that changes nothing', async () => {
  const author = fakeAuthor();
  const { session } = await openEditor(author);
  const outcome = await session.execute(
    { type: 'set', path: teaser, properties: { 'jcr:title': 'R 15' } },
    'Edit',
  );
  expect(outcome.done).toBe(true);
  expect(author.posts).toEqual([]);
  expect(session.getState().undo).toBeUndefined();
});
