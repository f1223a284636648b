/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { Messages } from '../app/Messages';
import { draw } from '../dialog/testing';
import { messages, reading } from './messages';

// @jest-alone: messages that are shown are kept in their module.
const shown = () => screen.queryAllByRole('alertdialog').map(({ textContent }) => textContent);
const closeAll = () =>
  act(() => screen.queryAllByRole('button', { name: 'Close' }).forEach((button) => button.click()));

beforeEach(() => draw(<Messages />));
afterEach(closeAll);

it('shows a message once, however often it is sent', () => {
  act(() => {
    for (let times = 0; times < 50; times++) {
      messages.info('Select where to paste first.', { timeout: reading });
      messages.negative('Not published.');
    }
  });
  expect(shown().toSorted()).toEqual(['Not published.', 'Select where to paste first.']);
  closeAll();
  act(() => messages.negative('Not published.'));
  expect(shown()).toEqual(['Not published.']);
});

it('shows only the latest few messages', () => {
  act(() => ['One', 'Two', 'Three', 'Four', 'Five'].forEach((text) => messages.negative(text)));
  expect(shown().toSorted()).toEqual(['Five', 'Four', 'Three']);
});

it('keeps messages away from the bottom of the screen while a dialog is open', async () => {
  const region = () => screen.getByRole('region', { name: /notification/i });
  act(() => messages.negative('Not published.'));
  expect(region()).toHaveAttribute('data-position', 'bottom');
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  await waitFor(() => expect(region()).toHaveAttribute('data-position', 'top'));
  dialog.remove();
  await waitFor(() => expect(region()).toHaveAttribute('data-position', 'bottom'));
});
