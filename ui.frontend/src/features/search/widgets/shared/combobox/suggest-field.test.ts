/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/dom';
import { answer, box, chosen, field, ok, options, press, rest, type, withField } from './testing';

withField();

it('suggests words and results in labelled groups, with highlighted matches', async () => {
  await type('scr');
  expect(field.asked).toEqual(['/bin/ventora/suggest?q=scr&lang=en-GB']);
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'));
  expect(groups.map((id) => document.getElementById(id!)!.textContent)).toEqual([
    'Search for',
    'Product',
    'Product family',
  ]);
  expect(options()).toEqual([
    'screw',
    'screw compressor',
    'R 7 Screw compressor · Order no. V-3007',
    'Screw compressors',
  ]);
  expect(field.root.querySelector('mark')).toHaveTextContent('scr');
  expect(screen.getAllByRole('option')[1]).toHaveAttribute('href', '/search?q=screw+compressor');
});

it('has options without nested controls', async () => {
  await type('scr');
  expect(screen.getByRole('listbox').querySelectorAll('[role="option"] :is(a, button, input)')).toHaveLength(
    0,
  );
});

it('announces the number of suggestions once typing pauses', async () => {
  await type('scr');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await rest(600);
  expect(screen.getByRole('status')).toHaveTextContent('4 suggestions');
});

it('announces that there are no suggestions', async () => {
  field.reply = ok({ q: 'zz', words: [], items: [] });
  await type('zz');
  await rest(600);
  expect(screen.getByRole('status')).toHaveTextContent('No suggestions. Enter searches for your words.');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

it('sends no request for a single letter', async () => {
  await type('s');
  expect(field.asked).toEqual([]);
});

it('requests the same words only once', async () => {
  await type('scr');
  await type('screw');
  await type('scr');
  await rest(200);
  expect(field.asked).toHaveLength(2);
});

it('aborts an older request, so that a late response is never shown', async () => {
  field.reply = (address) =>
    new Promise((resolve) => {
      const words = [address.includes('q=sc&') ? 'late' : 'new'];
      setTimeout(() => resolve({ ok: true, json: async () => ({ q: '', words, items: [] }) }), 500);
    });
  await type('sc');
  await type('scr');
  await rest(2000);
  expect(options()).toEqual(['new']);
});

it('waits for a pause in typing on a slow connection', async () => {
  field.reply = () =>
    new Promise((resolve) => setTimeout(() => resolve({ ok: true, json: async () => answer }), 400));
  await type('sc');
  await rest(400);
  for (const words of ['scr', 'scre', 'screw']) await type(words);
  expect(field.asked).toHaveLength(1);
  await rest(200);
  expect(field.asked).toHaveLength(2);
});

it('is operated by keyboard with the focus in the field, and Enter follows the selection', async () => {
  await type('scr');
  press('ArrowDown');
  expect(chosen()).toBe('screw');
  press('ArrowUp');
  expect(chosen()).toBeUndefined();
  press('ArrowUp');
  expect(chosen()).toBe('Screw compressors');
  press('ArrowUp');
  expect(box()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[2]!.id);
  expect(box()).toHaveFocus();
  const select = jest.fn((event: Event) => event.preventDefault());
  field.root.addEventListener('ventora:select', select);
  expect(press('Enter')).toBe(false);
  expect(select.mock.calls[0]![0]).toMatchObject({
    detail: { type: 'product', title: 'R 7', url: '/r-7', sku: 'V-3007' },
  });
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

it('searches for the words on Enter if nothing is selected', async () => {
  await type('scr');
  expect(press('Enter')).toBe(true);
  press('ArrowDown');
  press('End');
  expect(chosen()).toBeUndefined();
  expect(press('Enter')).toBe(true);
});

it('ignores Enter during input method composition', async () => {
  await type('scr');
  press('ArrowDown');
  expect(press('Enter', { isComposing: true })).toBe(true);
});

it('closes on Escape, clears on the second, and ignores the third', async () => {
  await type('scr');
  expect(press('Escape')).toBe(false);
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(box()).toHaveValue('scr');
  expect(press('Escape')).toBe(false);
  expect(box()).toHaveValue('');
  expect(press('Escape')).toBe(true);
});

it('closes on Tab without trapping the focus', async () => {
  await type('scr');
  expect(press('Tab')).toBe(true);
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

it('opens again with an arrow key without a request, and closes with Alt and Up', async () => {
  await type('scr');
  press('Escape');
  press('ArrowDown');
  expect(chosen()).toBe('screw');
  expect(field.asked).toHaveLength(1);
  press('ArrowUp', { altKey: true });
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

it.each([
  ['focus', () => fireEvent.focusOut(box(), { relatedTarget: document.body })],
  ['a tap', () => fireEvent.pointerDown(document.body)],
])('closes when %s goes elsewhere', async (_, leave) => {
  await type('scr');
  leave();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

it('silently stays a plain form if the service fails', async () => {
  const failed = jest.fn();
  field.root.addEventListener('ventora:failure', failed);
  field.reply = async () => ({ ok: false, status: 400 });
  await type('scr');
  await rest(600);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(field.root).not.toHaveAttribute('data-field-waits');
  expect(press('Enter')).toBe(true);
});

it('lets a page with its own results keep its visitors', async () => {
  const told = jest.fn((event: Event) => event.preventDefault());
  field.root.addEventListener('ventora:search', told);
  await type('scr');
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
  expect(told.mock.calls[0]![0]).toMatchObject({ detail: { q: 'scr', url: '/search?q=scr' } });
});

it('removes its behaviour when unmounted', async () => {
  const input = box();
  field.takeOff();
  fireEvent.input(input, { target: { value: 'scr' } });
  await rest(500);
  expect(field.asked).toEqual([]);
  expect(input).not.toHaveAttribute('role');
});
