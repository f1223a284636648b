/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { PanelEditingProvider } from '../../kit/panels';
import type { WcmMode } from '../../kit/rendering';
import { withPlainChildren } from '../../kit/show-component';
import { fixtures } from './Accordion.fixtures';
import accordion from './index';

const onToggle = jest.fn();
const show = (name: keyof typeof fixtures, mode?: WcmMode) =>
  render(
    <PanelEditingProvider value={{ onToggle }}>
      {withPlainChildren(accordion, fixtures[name], mode)}
    </PanelEditingProvider>,
  );
const open = () => [...document.querySelectorAll('details')].map((item) => item.open);

it('starts with the items open that its author chose', () => {
  show('default');
  expect(open()).toEqual([true, false, false]);
});

it('starts closed where none is chosen', () => {
  show('all closed');
  expect(open()).toEqual([false, false, false]);
});

it('opens several at once', () => {
  show('default');
  fireEvent.click(screen.getByText('How loud is it?'));
  expect(open()).toEqual([true, false, true]);
});

it('keeps one open at a time when told to, by the browser’s own means', () => {
  show('one at a time');
  expect([...document.querySelectorAll('details')].map((item) => item.getAttribute('name'))).toEqual(
    Array(3).fill('accordion-3'),
  );
  expect(open()).toEqual([true, false, false]);
});

it('folds nothing in the editor: only the callback fires', () => {
  show('all closed', 'edit');
  fireEvent.click(screen.getByText('How loud is it?'));
  expect(open()).toEqual([false, false, false]);
  expect(onToggle).toHaveBeenCalledWith('item_3');
});

it('folds in preview', () => {
  show('all closed', 'preview');
  fireEvent.click(screen.getByText('How loud is it?'));
  expect(open()).toEqual([false, false, true]);
});

it('has headings at the level its author or policy set', () => {
  show('level set by policy');
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(3);
});

it('gives what is folded the item’s address, so that browsers open it', () => {
  show('all closed');
  const panel = document.getElementById('accordion-2-item-item_2');
  expect(panel?.closest('details')).toHaveTextContent('What does a duty cycle of 60 % mean?');
  expect(panel?.closest('summary')).toBeNull();
});

it('needs no script', () => {
  const { container } = show('default');
  expect(container.querySelector('[data-island], [data-needs-script]')).toBeNull();
});
