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

it('opens the items that its author chose', () => {
  show('default');
  expect(open()).toEqual([true, false, false]);
});

it('starts closed if none is chosen', () => {
  show('all closed');
  expect(open()).toEqual([false, false, false]);
});

it('opens several items at once', () => {
  show('default');
  fireEvent.click(screen.getByText('How loud is it?'));
  expect(open()).toEqual([true, false, true]);
});

it('keeps only one item open if so configured, natively in the browser', () => {
  show('one at a time');
  expect([...document.querySelectorAll('details')].map((item) => item.getAttribute('name'))).toEqual(
    Array(3).fill('accordion-3'),
  );
  expect(open()).toEqual([true, false, false]);
});

it('opens nothing in the editor, and only notifies it', () => {
  show('all closed', 'edit');
  fireEvent.click(screen.getByText('How loud is it?'));
  expect(open()).toEqual([false, false, false]);
  expect(onToggle).toHaveBeenCalledWith('item_3');
});

it('opens in preview', () => {
  show('all closed', 'preview');
  fireEvent.click(screen.getByText('How loud is it?'));
  expect(open()).toEqual([false, false, true]);
});

it('has headings at the level set by its author or policy', () => {
  show('level set by policy');
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(3);
});

it('puts an item’s anchor on its content, so that browsers open it', () => {
  show('all closed');
  const panel = document.getElementById('accordion-2-item-item_2');
  expect(panel?.closest('details')).toHaveTextContent('What does a duty cycle of 60 % mean?');
  expect(panel?.closest('summary')).toBeNull();
});

it('works without scripts', () => {
  const { container } = show('default');
  expect(container.querySelector('[data-island], [data-needs-script]')).toBeNull();
});
