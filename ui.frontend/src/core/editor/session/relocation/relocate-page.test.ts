import { createSession } from '../create-session';
import { component, fakeAuthor, fakeStorage, main, openEditor, pagePath } from '../testing/session-fixtures';

const to = '/content/site/machines';
const relocation = { to, keepAddress: true, adjustLinks: true };
const page = { update: () => Promise.resolve() };
const title = (path: string, text: string) =>
  ({ type: 'set', path, properties: { 'jcr:title': text } }) as const;

async function renamed() {
  const author = fakeAuthor();
  const { session } = await openEditor(author);
  await session.execute(title(`${main}/title`, 'Pumps'), 'Edit Title');
  const relocated = await session.relocate(relocation);
  const at = async (pagePath: string, { history }: Pick<typeof session, 'history'>) =>
    createSession({ pagePath, sling: author.client(), page, storage: fakeStorage(), history });
  return { author, session, relocated, at };
}

it('changes the page’s address in one post, once all earlier steps are saved', async () => {
  const { author, relocated } = await renamed();
  expect(relocated.path).toBe(to);
  expect(author.posts.map(({ path }) => path)).toEqual([`${main}/title`, pagePath]);
  expect(author.posts[1]!.fields).toEqual([
    [':operation', 'relocate'],
    [':dest', to],
    [':keepAddress', 'true'],
    [':adjustLinks', 'true'],
  ]);
});

it('reports no error for the old address, where the page no longer exists', async () => {
  const { session } = await renamed();
  await new Promise((resolve) => setTimeout(resolve));
  expect(session.getState().notice).toBeUndefined();
});

it('undoes and redoes the rename and the steps before it', async () => {
  const { author, session, at } = await renamed();
  const there = await at(to, session);
  expect(there.getState().undo).toBe('Rename page');
  expect(await there.undo()).toMatchObject({ done: true, page: pagePath });
  expect(author.posts.at(-1)!.fields).toContainEqual([':keepAddress', 'false']);

  const back = await at(pagePath, there);
  expect(back.getState()).toMatchObject({ undo: 'Edit Title', redo: 'Rename page' });
  await back.undo();
  expect(author.node(`${main}/title`)['jcr:title']).toBe('Compressors');
  await back.redo();
  expect(author.node(`${main}/title`)['jcr:title']).toBe('Pumps');
  expect(await back.redo()).toMatchObject({ done: true, page: to });
  expect(author.posts.at(-1)!.fields).toContainEqual([':keepAddress', 'true']);
});

it('undoes at the new address what was done at the old one', async () => {
  const { author, session, at } = await renamed();
  const there = await at(to, session);
  const text = `${to}/jcr:content/root/main/box/text`;
  await there.execute({ type: 'set', path: text, properties: { text: 'New' } }, 'Edit Text');
  await there.undo();
  await there.undo();
  const back = await at(pagePath, there);
  await back.undo();
  expect(author.node(`${main}/title`)).toEqual(component('title', { 'jcr:title': 'Compressors' }));
});

it('changes nothing if the server refuses a rename, and keeps the session open', async () => {
  const author = fakeAuthor();
  const { session } = await openEditor(author);
  author.fate = [412];
  await expect(session.relocate(relocation)).rejects.toThrow(
    'Someone else has changed the page in the meantime.',
  );
  await session.execute(title(`${main}/title`, 'Pumps'), 'Edit Title');
  expect(author.node(`${main}/title`)['jcr:title']).toBe('Pumps');
  expect(session.getState().undo).toBe('Edit Title');
});
