import { dialog } from '../../../components/Teaser/Teaser.dialog';
import type { EditorSession } from '../../session/EditorSession';
import { fakeAuthor, fakeStorage, main, openEditor } from '../../session/testing/session-fixtures';
import { componentShape } from './component-shape';
import { LiveForm } from './LiveForm';

// The session needs a document as little as the form does.
const leaving = new EventTarget();
beforeAll(() => {
  Object.assign(globalThis, { window: leaving });
});

const path = `${main}/teaser`;
const shape = componentShape(dialog.tabs, {});

beforeEach(() => {
  Object.assign(globalThis, { sessionStorage: fakeStorage() });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

const pass = (time = 2000) => jest.advanceTimersByTimeAsync(time);

function formOf(session: EditorSession, more = {}) {
  const form = new LiveForm({ path, session, shape, fields: shape.fields, title: 'Teaser', ...more });
  return { form, close: form.open() };
}

async function opened(more = {}) {
  const author = fakeAuthor();
  const { session } = await openEditor(author);
  return { author, session, ...formOf(session, more) };
}

it('saves after a pause in typing, with one step for the visit', async () => {
  const { author, session, form } = await opened();
  for (const text of ['A', 'Ai', 'Air']) form.set('pretitle', text);
  expect(author.posts).toHaveLength(0);
  expect(form.get().isUnsent).toBe(true);
  await pass();
  form.set('pretitle', 'Air.');
  await pass();
  expect(author.posts).toHaveLength(2);
  expect(author.node(path).pretitle).toBe('Air.');
  expect(session.getState().undo).toBe('Edit Teaser: Pretitle');
  await session.undo();
  await pass();
  expect(author.node(path)).not.toHaveProperty('pretitle');
  expect(form.get().values.pretitle).toBe('');
  expect(session.getState().undo).toBeUndefined();
});

it('makes a step of each field', async () => {
  const { session, form } = await opened();
  form.set('pretitle', 'A');
  form.set('linkURL', { url: '/content/a', target: '' });
  await pass();
  expect(session.getState().undo).toMatch(/^Edit Teaser: Link/);
  await session.undo();
  expect(session.getState().undo).toBe('Edit Teaser: Pretitle');
});

it('saves what was just typed when it is closed', async () => {
  const { author, form, close } = await opened();
  form.set('pretitle', 'Last word');
  close();
  await pass();
  expect(author.node(path).pretitle).toBe('Last word');
});

it('saves what was just typed when the window is left', async () => {
  const { author, form } = await opened();
  form.set('pretitle', 'Last word');
  leaving.dispatchEvent(new Event('pagehide'));
  await pass(1);
  expect(author.node(path).pretitle).toBe('Last word');
});

it('does not save what is wrong, says so, and offers it again later', async () => {
  const { author, session, form, close } = await opened();
  form.set('linkURL', { url: 'nowhere', target: '' });
  form.set('pretitle', 'Right');
  await pass();
  expect(form.get().problems.map(({ place }) => place)).toEqual(['linkURL']);
  expect(author.node(path)).toMatchObject({ pretitle: 'Right' });
  expect(author.node(path)).not.toHaveProperty('linkURL');
  close();
  const again = formOf(session).form;
  expect(again.get().draft).toMatchObject({ linkURL: { url: 'nowhere' } });
  again.takeDraft();
  expect(again.get().values).toMatchObject({ linkURL: { url: 'nowhere' }, pretitle: 'Right' });
});

it('keeps what was refused, and says why', async () => {
  const { author, form } = await opened();
  author.fate = [422];
  form.set('pretitle', 'Mine');
  await pass();
  expect(form.get().refusal).toBeDefined();
  expect(form.get().values.pretitle).toBe('Mine');
  form.set('pretitle', 'Mine too');
  await pass();
  expect(form.get().refusal).toBeUndefined();
  expect(author.node(path).pretitle).toBe('Mine too');
});

it('keeps what is typed while the server is unreachable, and saves it once it is back', async () => {
  const { author, session, form } = await opened();
  author.fate = Array<'away'>(6).fill('away');
  for (const text of ['A', 'Ab', 'Abc']) {
    form.set('pretitle', text);
    await pass(400);
  }
  expect(session.getState().offline).toBe(true);
  expect(form.get().values.pretitle).toBe('Abc');
  await pass(120_000);
  expect(author.node(path).pretitle).toBe('Abc');
  await session.undo();
  expect(author.node(path)).not.toHaveProperty('pretitle');
});

it('takes back what was typed in a text that somebody else types in', async () => {
  const claim = jest.fn().mockResolvedValue('Ann is typing in this text.');
  const release = jest.fn();
  const { author, form, close } = await opened({ claim, release });
  form.set('pretitle', 'Mine');
  await pass();
  expect(claim).toHaveBeenCalledWith(path, 'pretitle');
  expect(form.get()).toMatchObject({ refusal: 'Ann is typing in this text.', values: { pretitle: '' } });
  expect(author.posts).toHaveLength(0);
  close();
  expect(release).toHaveBeenCalled();
});
