/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { done, noPolicy, open, path, teaser } from './opened-dialog';
import { answers } from './testing';

expect.extend(toHaveNoViolations);
// Spectrum renders slowly on a busy machine.
jest.setTimeout(30_000);

beforeEach(() => {
  sessionStorage.clear();
  answers(noPolicy);
});

it('focuses the first field of a component’s dialog when it opens', async () => {
  await open(teaser);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Pretitle' })).toHaveFocus());
});

it('saves only the changed properties, using the keyboard alone', async () => {
  const { user, executed, onClose } = await open(teaser);
  const pretitle = screen.getByRole('textbox', { name: 'Pretitle' });
  await waitFor(() => expect(pretitle).toHaveFocus());
  await user.keyboard('{Control>}a{/Control}Tools{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onClose).toHaveBeenCalledWith({ done: true, paths: [] }));
  expect(executed).toEqual([{ type: 'set', path, properties: { pretitle: 'Tools' }, base: teaser }]);
});

it('removes the property of a cleared field', async () => {
  const { user, executed } = await open(teaser);
  await user.clear(screen.getByRole('textbox', { name: 'Pretitle' }));
  await user.click(done());
  await waitFor(() => expect(executed).toMatchObject([{ properties: { pretitle: null } }]));
});

it('shows a field only while the field it depends on asks for it', async () => {
  const { user } = await open(teaser);
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Take the title from the linked page' }));
  expect(screen.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument();
});

it('has no accessibility violations in a component’s dialog', async () => {
  const { baseElement } = await open(teaser);
  expect(await axe(baseElement, { rules: { region: { enabled: false } } })).toHaveNoViolations();
});

it('shows unformatted text as it was typed, and keeps its words when formatting is switched on', async () => {
  const { user, executed, dialog } = await open({
    'sling:resourceType': 'ventora/components/text',
    text: 'Below 3 & above 7 bar',
    textIsRich: false,
  });
  const field = () => within(dialog).getByRole('textbox', { name: /^Text/ });
  expect(field().tagName).toBe('TEXTAREA');
  expect(field()).toHaveValue('Below 3 & above 7 bar');
  expect(within(dialog).queryByRole('toolbar')).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Formatted' }));
  expect(field().tagName).not.toBe('TEXTAREA');
  await user.click(done());
  expect(executed).toMatchObject([
    { properties: { text: '<p>Below 3 &amp; above 7 bar</p>', textIsRich: true } },
  ]);
});
