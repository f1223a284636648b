import { fakeAuthor, fakeStorage, main, openEditor } from '../testing/session-fixtures';
import type { EditorSession } from '../EditorSession';

const teaser = `${main}/teaser`;

/** Types into a property, as in one visit of its field. */
const type = (session: EditorSession, value: string, name = 'jcr:title', visit = 'visit 1') => {
  const base = session.content(teaser)!;
  const command = { type: 'set', path: teaser, properties: { [name]: value }, base } as const;
  return session.execute(command, 'Edit Teaser', undefined, visit);
};

it('undoes all that was typed in one visit of a field as one step, and redoes it', async () => {
  const author = fakeAuthor();
  const { session } = await openEditor(author);
  for (const text of ['R', 'R 1', 'R 16']) await type(session, text);
  expect(author.posts).toHaveLength(3);
  await session.undo();
  expect(author.node(teaser)['jcr:title']).toBe('R 15');
  expect(session.getState()).toMatchObject({ undo: undefined, redo: 'Edit Teaser' });
  expect(author.posts).toHaveLength(4);
  await session.redo();
  expect(author.node(teaser)['jcr:title']).toBe('R 16');
});

it('keeps visits apart, and what was done between them', async () => {
  const author = fakeAuthor();
  const { session } = await openEditor(author);
  await type(session, 'One');
  await type(session, 'Two', 'jcr:title', 'visit 2');
  await session.execute({ type: 'set', path: `${main}/title`, properties: { type: 'h3' } }, 'Edit Title');
  await type(session, 'Three', 'jcr:title', 'visit 2');
  const titles = [];
  for (let turn = 0; turn < 4; turn += 1) {
    await session.undo();
    titles.push(author.node(teaser)['jcr:title']);
  }
  expect(titles).toEqual(['Two', 'Two', 'One', 'R 15']);
});

it('saves what was typed while the server was slow with one post', async () => {
  const author = fakeAuthor();
  const { session } = await openEditor(author);
  const saved = [
    type(session, 'A'),
    type(session, 'AB'),
    type(session, 'ABC'),
    type(session, 'x', 'pretitle'),
  ];
  expect(session.content(teaser)).toMatchObject({ 'jcr:title': 'ABC', pretitle: 'x' });
  expect(session.getState().waiting).toBe(2);
  for (const outcome of await Promise.all(saved)) expect(outcome).toMatchObject({ done: true });
  expect(author.posts).toHaveLength(2);
  expect(author.node(teaser)).toMatchObject({ 'jcr:title': 'ABC', pretitle: 'x' });
  await session.undo();
  expect(author.node(teaser)).toMatchObject({ 'jcr:title': 'R 15' });
  expect(author.node(teaser)).not.toHaveProperty('pretitle');
});

it('asks before undo overwrites what another author wrote during the visit', async () => {
  const author = fakeAuthor();
  const ann = (await openEditor(author)).session;
  const { session } = await openEditor(author);
  await type(session, 'Mine');
  await ann.reload();
  await type(ann, 'Theirs', 'pretitle', 'ann');
  await ann.execute({ type: 'set', path: teaser, properties: { 'jcr:title': 'Hers' } }, 'Edit Teaser');
  await session.reload();
  await type(session, 'Other', 'lineClamp');
  const undoing = session.undo();
  await new Promise<void>((resolve) => session.subscribe(() => session.getState().conflict && resolve()));
  const names = session.getState().conflict!.fields.map(({ name }) => name);
  expect(names).toEqual(['jcr:title']);
  session.resolve(['theirs']);
  await undoing;
  expect(author.node(teaser)).toMatchObject({ 'jcr:title': 'Hers', pretitle: 'Theirs', lineClamp: 3 });
});

it('keeps a visit typed offline as one pending step across a reload', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const author = fakeAuthor();
  const storage = fakeStorage();
  const { session } = await openEditor(author, storage);
  author.fate = Array<'away'>(50).fill('away');
  void type(session, 'A');
  await jest.advanceTimersByTimeAsync(50);
  for (const text of ['AB', 'ABC', 'ABCD'])
    expect(await type(session, text)).toMatchObject({ reason: 'offline' });
  expect(session.getState()).toMatchObject({ offline: true, waiting: 2 });
  session.close();
  author.fate = [];
  const again = (await openEditor(author, storage)).session;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(author.node(teaser)['jcr:title']).toBe('ABCD');
  await again.undo();
  expect(author.node(teaser)['jcr:title']).toBe('R 15');
  jest.useRealTimers();
});
