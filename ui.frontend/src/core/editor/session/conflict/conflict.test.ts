import { until as untilSo } from '../../../../../../shared/testing/until';
import { fakeAuthor, main, openEditor } from '../testing/session-fixtures';
import { childNames } from '../tree';
import type { EditorSession, SessionState } from '../EditorSession';

const teaser = `${main}/teaser`;

/** Waits for a state. */
const until = (session: EditorSession, is: (state: SessionState) => boolean) =>
  new Promise<SessionState>((resolve) => {
    const look = () => is(session.getState()) && resolve(session.getState());
    session.subscribe(look);
    look();
  });

const set = (session: EditorSession, properties: Record<string, string>, base?: object) =>
  session.execute(
    { type: 'set', path: teaser, properties, ...(base && { base: base as never }) },
    'Edit Teaser',
  );

/** Two editors, neither notified of the other's changes before it posts. */
async function twoAuthors() {
  const author = fakeAuthor();
  const deaf = Object.assign(Object.create(author) as typeof author, {
    client: () => ({ ...author.client(), changes: () => () => {} }),
  });
  return { author, ann: (await openEditor(deaf)).session, bob: await openEditor(deaf) };
}

it('retries a step that another author’s change does not affect, and draws both changes', async () => {
  const { author, ann, bob } = await twoAuthors();
  await ann.execute({ type: 'set', path: `${main}/title`, properties: { 'jcr:title': 'Ann' } }, 'Edit Title');
  await set(ann, { pretitle: 'Ann' });
  expect(await set(bob.session, { 'jcr:title': 'Bob' })).toMatchObject({ done: true });
  expect(author.node(teaser)).toMatchObject({ pretitle: 'Ann', 'jcr:title': 'Bob' });
  expect(bob.updates.map(({ path }) => path)).toEqual([`${main}/title`, teaser]);
});

it('shows both values when two authors changed one field, and writes nothing before the decision', async () => {
  const { author, ann, bob } = await twoAuthors();
  await set(ann, { 'jcr:title': 'Ann', pretitle: 'Ann' });
  const saving = set(bob.session, { 'jcr:title': 'Bob', pretitle: 'Bob', linkURL: '/bob' });
  const { conflict } = await until(bob.session, (state) => state.conflict !== undefined);
  expect(conflict).toEqual({
    label: 'Edit Teaser',
    kind: 'do',
    fields: [
      {
        path: teaser,
        resourceType: 'ventora/components/teaser',
        name: 'jcr:title',
        mine: 'Bob',
        theirs: 'Ann',
      },
      {
        path: teaser,
        resourceType: 'ventora/components/teaser',
        name: 'pretitle',
        mine: 'Bob',
        theirs: 'Ann',
      },
    ],
  });
  expect(author.node(teaser)['jcr:title']).toBe('Ann');
  bob.session.resolve(['mine', 'theirs']);
  expect(await saving).toMatchObject({ done: true });
  expect(author.node(teaser)).toMatchObject({ 'jcr:title': 'Bob', pretitle: 'Ann', linkURL: '/bob' });
  await bob.session.undo();
  expect(author.node(teaser)).toMatchObject({ 'jcr:title': 'Ann', pretitle: 'Ann' });
  expect(author.node(teaser)).not.toHaveProperty('linkURL');
});

it('saves nothing when the author keeps all of the other author’s values', async () => {
  const { author, ann, bob } = await twoAuthors();
  await set(ann, { 'jcr:title': 'Ann' });
  const saving = set(bob.session, { 'jcr:title': 'Bob' });
  await until(bob.session, (state) => state.conflict !== undefined);
  bob.session.resolve(['theirs']);
  expect(await saving).toMatchObject({ done: false, reason: 'conflict' });
  expect(author.node(teaser)['jcr:title']).toBe('Ann');
  expect(bob.session.getState()).toMatchObject({ undo: undefined, conflict: undefined });
});

it('does not treat two equal changes as a conflict', async () => {
  const { ann, bob } = await twoAuthors();
  await set(ann, { 'jcr:title': 'Same' });
  expect(await set(bob.session, { 'jcr:title': 'Same' })).toMatchObject({ done: true });
});

it('compares with what a dialog showed when it was opened', async () => {
  const { author, ann, bob } = await twoAuthors();
  const base = bob.session.content(teaser);
  await set(ann, { 'jcr:title': 'Ann', pretitle: 'Ann' });
  await bob.session.reload();
  const saving = set(bob.session, { 'jcr:title': 'Bob', linkURL: '/bob' }, base);
  const { conflict } = await until(bob.session, (state) => state.conflict !== undefined);
  expect(conflict!.fields.map(({ name }) => name)).toEqual(['jcr:title']);
  bob.session.resolve(['mine']);
  await saving;
  expect(author.node(teaser)).toMatchObject({ 'jcr:title': 'Bob', pretitle: 'Ann' });
});

it('asks before it deletes a component that another author has changed', async () => {
  const { author, ann, bob } = await twoAuthors();
  await set(ann, { 'jcr:title': 'Ann' });
  const deleting = bob.session.execute({ type: 'delete', path: teaser }, 'Delete Teaser');
  const { conflict } = await until(bob.session, (state) => state.conflict !== undefined);
  expect(conflict!.fields).toMatchObject([{ name: '', mine: undefined, theirs: { 'jcr:title': 'Ann' } }]);
  bob.session.resolve(['mine']);
  expect(await deleting).toMatchObject({ done: true });
  expect(() => author.node(teaser)).toThrow();
  await bob.session.undo();
  expect(author.node(teaser)['jcr:title']).toBe('Ann');
});

it('offers to restore a component that another author has deleted', async () => {
  const { author, ann, bob } = await twoAuthors();
  await ann.execute({ type: 'delete', path: teaser }, 'Delete Teaser');
  const saving = set(bob.session, { 'jcr:title': 'Bob' });
  const { conflict } = await until(bob.session, (state) => state.conflict !== undefined);
  expect(conflict!.fields).toMatchObject([
    { name: '', mine: { 'jcr:title': 'Bob', lineClamp: 3 }, theirs: undefined },
  ]);
  bob.session.resolve(['mine']);
  await saving;
  expect(author.node(teaser)).toMatchObject({
    'jcr:title': 'Bob',
    image: { fileReference: '/content/dam/r15.jpg' },
  });
});

describe('when another author deletes a component while its dialog is open', () => {
  const editedWhenDeleted = async () => {
    const { author, ann, bob } = await twoAuthors();
    const before = childNames(author.node(main));
    const base = bob.session.content(teaser);
    await ann.execute({ type: 'delete', path: teaser }, 'Delete Teaser');
    await bob.session.reload();
    const saving = set(bob.session, { 'jcr:title': 'Bob' }, base);
    await until(bob.session, (state) => state.conflict !== undefined);
    expect(() => author.node(teaser)).toThrow();
    return { author, ann, bob: bob.session, saving, before };
  };

  it('restores it at its old position with the unsaved input', async () => {
    const { author, bob, saving, before } = await editedWhenDeleted();
    bob.resolve(['mine']);
    expect(await saving).toEqual({ done: true, paths: [teaser] });
    expect(author.node(teaser)).toMatchObject({
      'sling:resourceType': 'ventora/components/teaser',
      'jcr:title': 'Bob',
      lineClamp: 3,
    });
    expect(childNames(author.node(main))).toEqual(before);
  });

  it('leaves nothing behind when it stays deleted: the author who deleted it can restore it under its name', async () => {
    const { author, ann, bob, saving } = await editedWhenDeleted();
    bob.resolve(['theirs']);
    expect(await saving).toMatchObject({ done: false, reason: 'conflict' });
    expect(await ann.undo()).toEqual({ done: true, paths: [teaser] });
    expect(author.node(teaser)).toMatchObject({ 'jcr:title': 'R 15' });
  });

  it('restores it where its container was if that is gone too', async () => {
    const { author, ann, bob } = await twoAuthors();
    const text = `${main}/box/text`;
    const before = childNames(author.node(main));
    const base = bob.session.content(text);
    await ann.execute({ type: 'delete', path: `${main}/box` }, 'Delete Container');
    await bob.session.reload();
    const command = { type: 'set', path: text, properties: { text: '<p>Bob</p>' }, base } as const;
    const saving = bob.session.execute(command, 'Edit Text');
    await until(bob.session, (state) => state.conflict !== undefined);
    bob.session.resolve(['mine']);
    const { paths } = (await saving) as { paths: readonly string[] };
    const restored = paths[0]!;
    expect(author.node(restored)).toMatchObject({ text: '<p>Bob</p>' });
    expect(
      childNames(author.node(main)).map((name) => (restored.endsWith(`/${name}`) ? 'box' : name)),
    ).toEqual(before);
    await bob.session.undo();
    expect(() => author.node(restored)).toThrow();
  });
});

it('refuses to write into a deleted component, and leaves no node without a type', async () => {
  const { author, ann, bob } = await twoAuthors();
  await ann.execute({ type: 'delete', path: teaser }, 'Delete Teaser');
  await bob.session.reload();
  expect(await set(bob.session, { 'jcr:title': 'Bob' })).toMatchObject({ done: false, reason: 'refused' });
  expect(() => author.node(teaser)).toThrow();
});

it('asks before undo overwrites another author’s later change', async () => {
  const { author, ann, bob } = await twoAuthors();
  await set(bob.session, { 'jcr:title': 'Bob' });
  await ann.reload();
  await set(ann, { 'jcr:title': 'Ann' });
  const undoing = bob.session.undo();
  const { conflict } = await until(bob.session, (state) => state.conflict !== undefined);
  // Undo can restore values older than Bob's.
  expect(conflict).toMatchObject({ kind: 'undo', fields: [{ mine: 'R 15', theirs: 'Ann' }] });
  bob.session.resolve(['theirs']);
  expect(await undoing).toMatchObject({ done: false, reason: 'conflict' });
  expect(author.node(teaser)['jcr:title']).toBe('Ann');
});

it('draws other authors’ changes at once, and notifies listeners', async () => {
  const author = fakeAuthor();
  const ann = (await openEditor(author)).session;
  const { session, updates } = await openEditor(author);
  const told = new Promise((resolve) => session.onOthers(resolve));
  await set(ann, { 'jcr:title': 'Ann' });
  expect(await told).toEqual([teaser]);
  expect(updates).toMatchObject([{ cmd: 'replace', path: teaser, data: { value: { title: 'Ann' } } }]);
  expect(session.content(teaser)).toMatchObject({ 'jcr:title': 'Ann' });
});

it('does not redraw a component while its author types in it, but afterwards', async () => {
  const author = fakeAuthor();
  const ann = (await openEditor(author)).session;
  const { session, updates } = await openEditor(author);
  const release = session.hold(`${main}/title`);
  const told = new Promise((resolve) => session.onOthers(resolve));
  await ann.execute({ type: 'set', path: `${main}/title`, properties: { 'jcr:title': 'Ann' } }, 'Edit');
  await told;
  expect(updates).toEqual([]);
  release();
  await untilSo('the page is told', () => updates.length > 0);
  expect(updates).toMatchObject([{ path: `${main}/title` }]);
});
