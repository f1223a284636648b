/** @jest-environment jsdom */
import { teaser } from '../opened-dialog';
import { dialog } from '../../../components/Teaser/Teaser.dialog';
import type { ContentNode } from '../../session/EditorSession';
import type { Entry } from '../form/Values';
import { componentShape } from './component-shape';
import { begun, namesOf, rebased, unsent, withSent, type LiveState } from './live-state';

const shape = componentShape(dialog.tabs, {});
const path = '/p';
const typed = (state: LiveState, values: LiveState['values']): LiveState => ({
  ...state,
  values: { ...state.values, ...values },
});
/** As the session has a component after a command. */
const after = (node: ContentNode, state: LiveState): [ContentNode, LiveState] => {
  const { command, sent } = unsent(path, shape, state)!;
  const now = { ...node, ...command.properties, ...command.children } as ContentNode;
  return [now, withSent({ ...state, sent }, namesOf(command), now)];
};

it('has nothing to send until something is typed', () => {
  expect(unsent(path, shape, begun(shape, teaser))).toBeUndefined();
});

it('sends only what was typed since the last time', () => {
  const [now, sent] = after(teaser, typed(begun(shape, teaser), { pretitle: 'A' }));
  expect(unsent(path, shape, sent)).toBeUndefined();
  expect(unsent(path, shape, typed(sent, { 'jcr:title': 'B' }))?.command).toEqual({
    type: 'set',
    path,
    properties: { 'jcr:title': 'B' },
    base: now,
  });
});

it('leaves out what is wrong, and sends the rest', () => {
  const state = typed(begun(shape, teaser), { pretitle: 'A', 'jcr:title': '' });
  expect(unsent(path, shape, state, new Set(['jcr:title']))?.command.properties).toEqual({ pretitle: 'A' });
  expect(unsent(path, shape, state)?.command.properties).toEqual({ pretitle: 'A', 'jcr:title': null });
});

it('follows what others change, and keeps what is typed', () => {
  const state = typed(begun(shape, teaser), { pretitle: 'Mine' });
  const now = rebased(shape, state, { ...teaser, 'jcr:title': 'Theirs', 'jcr:lastModified': 'now' });
  expect(now.values).toMatchObject({ pretitle: 'Mine', 'jcr:title': 'Theirs' });
  expect(unsent(path, shape, now)?.command.properties).toEqual({ pretitle: 'Mine' });
});

it('sends what both changed on what its author saw, so that it is a conflict', () => {
  const state = typed(begun(shape, teaser), { pretitle: 'Mine' });
  const now = rebased(shape, state, { ...teaser, pretitle: 'Theirs' });
  expect(now.values.pretitle).toBe('Mine');
  expect(unsent(path, shape, now)?.command).toMatchObject({
    properties: { pretitle: 'Mine' },
    base: { pretitle: 'Compressors' },
  });
});

it('shows what undo brings back, and sends nothing then', () => {
  const [, sent] = after(teaser, typed(begun(shape, teaser), { pretitle: 'A' }));
  const undone = rebased(shape, sent, teaser);
  expect(undone.values.pretitle).toBe('Compressors');
  expect(unsent(path, shape, undone)).toBeUndefined();
});

it('keeps entries in their new order, with all that belongs to them', () => {
  const begin = begun(shape, teaser);
  const entries = begin.values.actions as readonly Entry[];
  const [now, sent] = after(teaser, typed(begin, { actions: entries.toReversed() }));
  expect(now.actions).toMatchObject({
    item0: { text: 'Second' },
    item1: { text: 'First', 'jcr:uuid': 'kept' },
  });
  expect(unsent(path, shape, rebased(shape, sent, now))).toBeUndefined();
  const [again] = after(now, typed(sent, { actions: [entries[1]!] }));
  expect(again.actions).toMatchObject({ item0: { text: 'Second' } });
  expect(again.actions).not.toHaveProperty('item0.jcr:uuid');
});
