/** @jest-environment jsdom */
import { answers } from '../../dialog/testing';
import { createUniversalSession } from './UniversalSession';
import type { Call } from './Calls';

const PATH = '/content/a/jcr:content/title';
const call: Call = { name: 'patch', payload: { value: 'New' } };
const TOKEN = { '/libs/granite/csrf/token.json': { token: 'x' } };

/** A server that stores a title; what it does not know it refuses with 404. */
const server = (more: object = {}) =>
  answers({ ...TOKEN, '/universal-editor/details': { data: { 'jcr:title': 'Old', type: 'h1' } }, ...more });

async function opened() {
  const redraw = jest.fn();
  const session = createUniversalSession(redraw);
  expect(await session.read(PATH)).toBeUndefined();
  const show = jest.fn();
  const type = (title: string) =>
    session.set({ type: 'set', path: PATH, properties: { 'jcr:title': title } }, () => ({
      ...{ label: 'Edit Title', visit: 'v', call, show },
    }));
  return { session, redraw, show, type };
}

it('knows at once what is typed, shows it when it is saved, and can take it back', async () => {
  server({ '/universal-editor/patch': { change: 5 }, '/universal-editor/undo': { undone: '/content/a' } });
  const { session, redraw, show, type } = await opened();
  const typed = type('New');
  expect(session.content(PATH)).toEqual({ 'jcr:title': 'New', type: 'h1' });
  expect(session.getState().saving).toBe(true);
  expect(await typed).toEqual({ done: true, paths: [] });
  expect(show).toHaveBeenCalledWith({ change: 5 });
  expect(session.getState()).toMatchObject({ saving: false, undo: 'Edit Title' });

  expect(await session.undo()).toMatchObject({ done: true });
  expect(session.content(PATH)).toMatchObject({ 'jcr:title': 'Old' });
  expect(session.getState()).toMatchObject({ redo: 'Edit Title' });
  expect(session.getState().undo).toBeUndefined();
  expect(redraw).toHaveBeenCalledTimes(1);
  expect(await session.redo()).toMatchObject({ done: true });
  expect(session.getState().undo).toBe('Edit Title');
});

it('has the stored content again if the server refuses, and nothing to undo', async () => {
  server();
  const { session, show, type } = await opened();
  expect(await type('New')).toMatchObject({
    done: false,
    reason: 'refused',
    message: expect.stringMatching(/no longer exists/),
  });
  expect(session.content(PATH)).toEqual({ 'jcr:title': 'Old', type: 'h1' });
  expect(show).not.toHaveBeenCalled();
  expect(session.getState().undo).toBeUndefined();
});

it('says why a component cannot be read', async () => {
  answers(TOKEN);
  const session = createUniversalSession(() => undefined);
  expect(await session.read(PATH)).toMatch(/no longer exists/);
  expect(session.content(PATH)).toBeUndefined();
});
