/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { answers, draw, testSession } from '../dialog/testing';
import { PageProperties } from './PageProperties';

const content = {
  'jcr:primaryType': 'cq:PageContent',
  'sling:resourceType': 'ventora/components/page',
  'jcr:title': 'Products',
  navTitle: 'All',
  root: { title: { 'jcr:title': 'In the page' } },
};

async function open() {
  answers({});
  const test = testSession(content);
  const { user } = draw(<PageProperties session={test.session} onClose={() => {}} onRenamed={() => {}} />);
  return { test, user, dialog: await screen.findByRole('dialog') };
}

it('tells the author at once when someone else changes the page properties, but not the components', async () => {
  const { test, user, dialog } = await open();
  await user.type(within(dialog).getByRole('textbox', { name: 'Page title' }), 'Machines');
  act(() => test.others({ ...content, root: {}, 'cq:lastModified': 'now' }));
  expect(within(dialog).queryByText('Changed by another author')).not.toBeInTheDocument();
  act(() => test.others({ ...content, navTitle: 'Every' }));
  expect(within(dialog).getByText(/Another author has just changed this/)).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: 'Page title' })).toHaveValue('Machines');
});

it('saves page properties relative to what the author saw, so that a conflict is detected', async () => {
  const { test, user, dialog } = await open();
  const field = within(dialog).getByRole('textbox', { name: 'Navigation title' });
  await user.clear(field);
  act(() => test.others({ ...content, navTitle: 'Every' }));
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(test.executed).toMatchObject([
    { type: 'set', properties: { navTitle: null }, base: { navTitle: 'All' } },
  ]);
});
