import { fakeAuthor, fakeStorage, main, openEditor, component } from '../testing/session-fixtures';
import type { EditorSession } from '../EditorSession';
import { childNames } from '../tree';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const title = (session: EditorSession, text: string) =>
  session.execute({ type: 'set', path: `${main}/title`, properties: { 'jcr:title': text } }, `Title ${text}`);
const insert = (session: EditorSession) =>
  session.execute(
    { type: 'insert', parent: main, name: 'new', node: component('text'), position: 'first' },
    'Insert Text',
  );

it('keeps changes while the server is unreachable, and saves them in order once it is back', async () => {
  const author = fakeAuthor();
  const { session } = await openEditor(author);
  author.fate = ['away', 'away', 'away', 'away'];
  const first = title(session, 'One');
  await jest.advanceTimersByTimeAsync(50);
  expect(await first).toMatchObject({ done: false, reason: 'offline' });
  expect(session.getState()).toMatchObject({ offline: true, saving: true });
  expect(await title(session, 'Two')).toMatchObject({
    reason: 'offline',
    message: expect.stringContaining('Nothing is lost'),
  });
  void insert(session);
  expect(session.content(`${main}/title`)).toMatchObject({ 'jcr:title': 'Two' });
  expect(author.posts).toEqual([]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(session.getState()).toMatchObject({ offline: false, saving: false, undo: 'Insert Text' });
  expect(author.posts.map(({ path }) => path)).toEqual([`${main}/title`, `${main}/title`, `${main}/new`]);
  expect(author.node(`${main}/title`)).toMatchObject({ 'jcr:title': 'Two' });
});

it('keeps changes while the author is signed out, says so, and saves them once they have signed in again', async () => {
  const author = fakeAuthor();
  const { session } = await openEditor(author);
  author.fate = [401, 401, 401];
  const first = title(session, 'One');
  await jest.advanceTimersByTimeAsync(50);
  expect(await first).toMatchObject({
    reason: 'offline',
    message: 'Not saved yet: you are signed out. Nothing is lost.',
  });
  expect(session.getState()).toMatchObject({ offline: true, signedOut: true, waiting: 1 });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(session.getState()).toMatchObject({ offline: false, signedOut: false, saving: false });
  expect(author.posts.map(({ path }) => path)).toEqual([`${main}/title`]);
});

it.each(
  (['insert', 'move', 'copy', 'delete'] as const).flatMap((kind) => [
    [kind, 'the response was lost', 'lost'] as const,
    [kind, 'the response was lost and the server shows it only later', 'late'] as const,
  ]),
)('does a %s only once when %s', async (kind, _, fate) => {
  const author = fakeAuthor();
  const before = childNames(author.node(main));
  const { session } = await openEditor(author);
  author.fate = [fate];
  const commands = {
    insert: { type: 'insert', parent: main, name: 'new', node: component('text'), position: 'first' },
    move: { type: 'move', path: `${main}/teaser`, parent: `${main}/box`, position: 'first' },
    copy: { type: 'copy', path: `${main}/teaser`, parent: main, position: 'last' },
    delete: { type: 'delete', path: `${main}/teaser` },
  } as const;
  void session.execute(commands[kind], kind);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(author.posts).toHaveLength(1);
  expect(session.getState()).toMatchObject({ offline: false, saving: false, undo: kind });
  void session.undo();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(childNames(author.node(main))).toEqual(before);
});

it('saves the pending steps of an earlier visit after a reload, and only once', async () => {
  const author = fakeAuthor();
  const storage = fakeStorage();
  const { session } = await openEditor(author, storage);
  author.fate = ['lost', ...Array<'away'>(20).fill('away')];
  void insert(session);
  void title(session, 'Kept');
  await jest.advanceTimersByTimeAsync(3000);
  session.close();
  author.fate = [];

  const again = (await openEditor(author, storage)).session;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(childNames(author.node(main)).filter((name) => name.startsWith('new'))).toEqual(['new']);
  expect(author.node(`${main}/title`)).toMatchObject({ 'jcr:title': 'Kept' });
  expect(again.getState()).toMatchObject({ saving: false, offline: false });
  again.close();
  expect((await openEditor(author, storage)).session.getState().waiting).toBe(0);
});

it('queues undo too while the server is unreachable', async () => {
  const author = fakeAuthor();
  const { session } = await openEditor(author);
  author.fate = ['away', 'away'];
  void title(session, 'One');
  await jest.advanceTimersByTimeAsync(50);
  void session.undo();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(author.posts).toHaveLength(2);
  expect(author.node(`${main}/title`)).toMatchObject({ 'jcr:title': 'Compressors' });
});

describe('discarding a pending step', () => {
  const discarded = async (fate: ('away' | 'lost')[], wait: number) => {
    const author = fakeAuthor();
    const storage = fakeStorage();
    const { session } = await openEditor(author, storage);
    author.fate = fate;
    const withdrawal = new AbortController();
    const command = { type: 'set', path: `${main}/title`, properties: { 'jcr:title': 'No' } } as const;
    void session.execute(command, 'Edit Title', withdrawal.signal);
    await jest.advanceTimersByTimeAsync(wait);
    withdrawal.abort();
    return { author, session, storage };
  };

  it('sends nothing of it later, neither in this tab nor after a reload', async () => {
    const { author, session, storage } = await discarded(Array<'away'>(6).fill('away'), 50);
    expect(session.getState()).toMatchObject({ offline: true, waiting: 0, saving: false });
    expect(session.content(`${main}/title`)).toMatchObject({ 'jcr:title': 'Compressors' });
    expect((await openEditor(fakeAuthor(), storage)).session.getState().waiting).toBe(0);
    void title(session, 'Later');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(author.posts).toHaveLength(1);
    expect(author.node(`${main}/title`)).toMatchObject({ 'jcr:title': 'Later' });
    expect(session.getState()).toMatchObject({ offline: false, undo: 'Title Later' });
    expect(session.getState().notice).toBeUndefined();
  });

  it('reverts what had arrived although the response was lost', async () => {
    const { author, session } = await discarded(['lost', 'away', 'away'], 50);
    expect(author.node(`${main}/title`)).toMatchObject({ 'jcr:title': 'No' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(author.node(`${main}/title`)).toMatchObject({ 'jcr:title': 'Compressors' });
    expect(session.getState().undo).toBeUndefined();
    expect(session.getState().notice).toBeUndefined();
  });
});

it('reverts what was already saved, and lets that be undone', async () => {
  const author = fakeAuthor();
  const { session } = await openEditor(author);
  author.fate = ['away'];
  const withdrawal = new AbortController();
  const command = { type: 'set', path: `${main}/title`, properties: { 'jcr:title': 'No' } } as const;
  void session.execute(command, 'Edit Title', withdrawal.signal);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(author.node(`${main}/title`)).toMatchObject({ 'jcr:title': 'No' });
  withdrawal.abort();
  await jest.advanceTimersByTimeAsync(1000);
  expect(author.node(`${main}/title`)).toMatchObject({ 'jcr:title': 'Compressors' });
  void session.undo();
  await jest.advanceTimersByTimeAsync(1000);
  expect(author.node(`${main}/title`)).toMatchObject({ 'jcr:title': 'No' });
});
