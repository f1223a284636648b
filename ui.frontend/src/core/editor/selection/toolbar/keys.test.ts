import { historyKey, keyCommand, type Pressed } from './keys';

const press = (key: string, held: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

it.each<[string, Pressed, unknown]>([
  ['an arrow key moves the selection', press('ArrowDown'), { do: 'walk', step: 'next' }],
  ['Escape selects the container', press('Escape'), { do: 'walk', step: 'out' }],
  ['Alt and an arrow key move the component', press('ArrowUp', { altKey: true }), { do: 'shift', step: -1 }],
  ['Ctrl+C copies', press('c', { ctrlKey: true }), { do: 'copy' }],
  ['Cmd+C copies', press('C', { metaKey: true }), { do: 'copy' }],
  ['Ctrl+D duplicates', press('d', { ctrlKey: true }), { do: 'duplicate' }],
  ['S saves as a section', press('s'), { do: 'section' }],
  ['Enter opens the dialog', press('Enter'), { do: 'configure' }],
  ['F2 edits in place', press('F2'), { do: 'edit' }],
  ['a question mark lists the shortcuts', press('?', { shiftKey: true }), { do: 'help' }],
  ['Ctrl+R is left to the browser', press('r', { ctrlKey: true }), undefined],
  ['Alt+Left is left to the browser', press('ArrowLeft', { altKey: true }), undefined],
])('%s', (_, pressed, command) => {
  expect(keyCommand(pressed)).toEqual(command);
});

it.each([
  ['Ctrl+Z', press('z', { ctrlKey: true }), 'undo'],
  ['Cmd+Shift+Z', press('Z', { metaKey: true, shiftKey: true }), 'redo'],
  ['Ctrl+Y', press('y', { ctrlKey: true }), 'redo'],
  ['Z alone', press('z'), undefined],
])('%s', (_, pressed, meant) => {
  expect(historyKey(pressed)).toBe(meant);
});
