/** @jest-environment jsdom */
import { forgetHistory, keepHistory, keptHistory } from './kept-history';
import { UndoStack, type Step } from './UndoStack';

const PAGE = '/content/page';
const step = (label: string, text = ''): Step => ({
  label,
  forward: [{ action: { kind: 'write', path: `${PAGE}/a`, properties: { text }, children: {} } }],
  backward: [],
});
const storage = window.sessionStorage;
beforeEach(() => storage.clear());

it('keeps what can be undone and redone of each page for a reload', () => {
  const history = new UndoStack();
  history.passed('do', step('One'));
  history.passed('do', step('Two'));
  history.passed('undo', step('Two'));
  keepHistory(PAGE, history, storage);
  const kept = keptHistory(PAGE, storage);
  expect([kept.undo, kept.redo?.label]).toEqual([step('One'), 'Two']);
  expect(keptHistory('/content/other', storage).undo).toBeUndefined();
  forgetHistory(PAGE, storage);
  expect(keptHistory(PAGE, storage).undo).toBeUndefined();
});

it('keeps the latest steps if there is no room for all', () => {
  const history = new UndoStack();
  for (let i = 0; i < 9; i++) history.passed('do', step(`${i}`, 'x'.repeat(200_000)));
  keepHistory(PAGE, history, storage);
  expect(keptHistory(PAGE, storage).steps.past.map(({ label }) => label)).toEqual(['5', '6', '7', '8']);
});

it('starts with an empty history if what was kept cannot be read', () => {
  storage.setItem('ventora-editor-history:/content/page', '{"past":');
  expect(keptHistory(PAGE, storage).undo).toBeUndefined();
});
