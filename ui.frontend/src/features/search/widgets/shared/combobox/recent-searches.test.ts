/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/dom';
import { box, field, options, press, rest, type, withField } from './testing';

withField();

const search = async (words: string) => {
  await type(words);
  field.root.addEventListener('ventora:search', (event) => event.preventDefault(), { once: true });
  fireEvent.submit(screen.getByRole('search'));
  await type('');
};

it('an empty field offers recent searches, newest first, each once, up to a limit', async () => {
  for (const words of ['dryer', 'screw', 'oil', 'Dryer', 'hose']) await search(words);
  press('ArrowDown');
  expect(options()).toEqual(['hose', 'Dryer', 'oil']);
});

it('a click into the empty field shows recent searches', async () => {
  await search('dryer');
  field.takeOff();
  field.start();
  box().focus();
  fireEvent.click(box());
  expect(options()).toEqual(['dryer']);
});

it('a button beside the list clears recent searches', async () => {
  await search('dryer');
  press('ArrowDown');
  const forget = screen.getByRole('button', { name: 'Clear recent searches' });
  expect(within(screen.getByRole('listbox')).queryByRole('button')).toBeNull();
  fireEvent.click(forget);
  await rest(600);
  expect(screen.getByRole('status')).toHaveTextContent('Recent searches cleared.');
  press('ArrowDown');
  expect(options()).toEqual([]);
});

it('there are no recent searches if none are wanted or storage is blocked', async () => {
  field.takeOff();
  field.start({ recent: 0 });
  await search('dryer');
  expect(localStorage).toHaveLength(0);
  field.takeOff();
  field.start();
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await search('dryer');
  press('ArrowDown');
  expect(options()).toEqual([]);
  refused.mockRestore();
});
