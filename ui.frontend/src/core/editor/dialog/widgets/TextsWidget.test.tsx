/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { draw } from '../testing';
import { TextsWidget } from './TextsWidget';

// Spectrum renders slowly on a busy machine.
jest.setTimeout(30_000);

function Addresses() {
  const [value, setValue] = useState<readonly string[]>(['/air']);
  const field = { widget: 'texts', name: 'sling:vanityPath', label: 'Vanity addresses' } as const;
  return <TextsWidget field={field} value={value} onChange={setValue} place="sling:vanityPath" />;
}

it('focuses a text that was just added to a list', async () => {
  const { user } = draw(<Addresses />);
  await user.click(screen.getByRole('button', { name: 'Add to vanity addresses' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Vanity addresses 2' })).toHaveFocus());
});
