import fc from 'fast-check';
import { commandFor, ordered, wish } from '../testing/random-commands';
import { fakeAuthor, main, openEditor, root } from '../testing/session-fixtures';

it('undoes any command to exactly the previous content, and redoes it', async () => {
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

it('drops undone steps when something new is done', async () => {
  const { session } = await openEditor(fakeAuthor());
  await session.execute({ type: 'set', path: `${main}/title`, properties: { type: 'h2' } }, 'Edit Title');
  await session.undo();
  expect(session.getState()).toMatchObject({ undo: undefined, redo: 'Edit Title' });
  await session.execute({ type: 'delete', path: `${main}/title` }, 'Delete Title');
  expect(session.getState()).toMatchObject({ undo: 'Delete Title', redo: undefined });
  expect(await session.redo()).toMatchObject({ done: false });
});

it('follows a node to another name when undo restores it under one', async () => {
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

it('shows no message on the page when a held key asks for more undo than there is', async () => {
  const { session } = await openEditor(fakeAuthor());
  await session.execute({ type: 'set', path: `${main}/title`, properties: { type: 'h2' } }, 'Edit Title');
  const undone = await Promise.all(Array.from({ length: 50 }, () => session.undo()));
  expect(undone.map((outcome) => outcome.done || outcome.reason)).toEqual([
    true,
    ...Array<string>(49).fill('nothing'),
  ]);
  expect(session.getState().notice).toBeUndefined();
});
