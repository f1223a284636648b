/** @jest-environment jsdom */
import { defaultTheme, Provider } from '@adobe/react-spectrum';
import { act, render, screen } from '@testing-library/react';
import type { SlingClient } from '../../sling/SlingClient';
import { DamageBar } from './DamageBar';
import type { Damage } from './use-damage';
import { partly } from '../../../../../../shared/testing/partly';

const torn: Damage = {
  tree: 'publish',
  file: 'content/site/gb/en/contact.json',
  where: '/jcr:content/root',
  culprit: 'is no node',
  cure: 'write {…}',
  shownSince: '2026-11-22T08:00:00.000Z',
  isShown: true,
};

async function show(...damage: Damage[]) {
  const json = jest.fn(() => Promise.resolve({ damage }));
  const sling = partly<SlingClient>({ json });
  await act(async () => {
    render(
      <Provider theme={defaultTheme} locale="en-GB">
        <DamageBar path="/content/site/gb/en/contact" sling={sling} />
      </Provider>,
    );
    await Promise.resolve();
  });
  return json;
}

it('names the damaged file, the place in it and the fault, and says what visitors see and what to do', async () => {
  await show(torn);
  const said = screen.getByRole('alert').textContent;
  for (const part of [torn.file, torn.where, torn.culprit, torn.cure, 'Visitors still see', '22 Nov 2026'])
    expect(said).toContain(part);
});

it('gives the line and column of a file that is not JSON', async () => {
  await show({ ...torn, where: '330:12', culprit: 'is not valid JSON' });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'contact.json, line 330, column 12: is not valid JSON.',
  );
});

it('tells an author whose own copy is damaged that changes are refused', async () => {
  await show({ ...torn, tree: 'author' });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This page cannot be changed until the file is repaired',
  );
});

it('does not promise visitors a page that has no good copy', async () => {
  await show({ ...torn, isShown: false, shownSince: null });
  expect(screen.getByRole('alert')).toHaveTextContent('visitors cannot find this page');
});

it('shows nothing for an intact page, and checks again when the author returns to the window', async () => {
  const json = await show();
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => {
    window.dispatchEvent(new Event('focus'));
    await Promise.resolve();
  });
  expect(json).toHaveBeenCalledTimes(2);
});
