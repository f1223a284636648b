/**
 * @jest-environment jsdom
 * @jest-turn 1
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import { done, noPolicy, open, teaser } from './opened-dialog';
import { answers } from './testing';

// Spectrum renders slowly on a busy machine.
jest.setTimeout(30_000);

beforeEach(() => {
  sessionStorage.clear();
  answers(noPolicy);
});

it('asks before discarding what was typed in a dialog', async () => {
  const { user, onClose } = await open(teaser);
  await user.type(screen.getByRole('textbox', { name: 'Pretitle' }), '!');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: 'Pretitle' })).toHaveValue('Compressors!');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(undefined));
});

it('keeps a dialog open as typed when the server does not answer, and says why', async () => {
  const { user, test, onClose } = await open(teaser);
  test.outcome = { done: false, reason: 'offline', message: 'The server does not answer.' };
  await user.type(screen.getByRole('textbox', { name: 'Pretitle' }), '!');
  await user.click(done());
  expect(await screen.findByRole('alert')).toHaveTextContent('The server does not answer.');
  expect(screen.getByRole('textbox', { name: 'Pretitle' })).toHaveValue('Compressors!');
  expect(onClose).not.toHaveBeenCalled();
});

it('aborts a pending save when the dialog is discarded or saved again', async () => {
  const { user, test } = await open(teaser);
  test.outcome = { done: false, reason: 'offline', message: 'The server does not answer.' };
  await user.type(screen.getByRole('textbox', { name: 'Pretitle' }), '!');
  await user.click(done());
  await screen.findByRole('alert');
  await user.click(done());
  await waitFor(() => expect(test.withdrawals).toHaveLength(2));
  expect(test.withdrawals.map(({ aborted }) => aborted)).toEqual([true, false]);
  // Back to the original values, but the earlier save may still be pending.
  await user.type(screen.getByRole('textbox', { name: 'Pretitle' }), '{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(test.withdrawals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

it('saves once, however often Done is pressed, and says that it is saving if it takes more than a moment', async () => {
  const { user, test } = await open(teaser);
  const execute = jest.fn(() => new Promise<never>(() => undefined));
  Object.assign(test.session, { execute });
  await user.type(screen.getByRole('textbox', { name: 'Pretitle' }), '!');
  await user.dblClick(done());
  expect(execute).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(done()).toBeDisabled());
  expect(execute).toHaveBeenCalledTimes(1);
});

it('restores an unsaved dialog after a reload', async () => {
  const first = await open(teaser);
  await first.user.type(screen.getByRole('textbox', { name: 'Pretitle' }), '!');
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  first.unmount();
  const { user } = await open(teaser);
  await user.click(screen.getByRole('button', { name: 'Restore them' }));
  expect(screen.getByRole('textbox', { name: 'Pretitle' })).toHaveValue('Compressors!');
});

it('drops the draft of a saved dialog', async () => {
  const { user, onClose } = await open(teaser);
  await user.type(screen.getByRole('textbox', { name: 'Pretitle' }), '!');
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  await user.click(done());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sessionStorage).toHaveLength(0);
});

it('tells the author at once when someone else changes or deletes the component', async () => {
  const { test, dialog, user } = await open(teaser);
  await user.type(within(dialog).getByRole('textbox', { name: 'Pretitle' }), ', dry');
  act(() => test.others({ root: { item: { ...teaser }, other: { 'jcr:title': 'Elsewhere' } } }));
  expect(within(dialog).queryByText('Changed by another author')).not.toBeInTheDocument();
  act(() => test.others({ root: { item: { ...teaser, 'jcr:title': 'Theirs' } } }));
  expect(within(dialog).getByText(/Another author has just changed this/)).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: 'Pretitle' })).toHaveValue('Compressors, dry');
  act(() => test.others({ root: {} }));
  expect(within(dialog).getByText(/Another author has just deleted this/)).toBeVisible();
});
