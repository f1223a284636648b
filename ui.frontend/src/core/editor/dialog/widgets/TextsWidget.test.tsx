/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { draw } from '../testing';
import { TextsWidget } from './TextsWidget';

// A machine that does much else draws Spectrum slowly.
jest.setTimeout(30_000);

function Addresses() {
  const [value, setValue] = useState<readonly string[]>(['/air']);
  const field = { widget: 'texts', name: 'sling:vanityPath', label: 'Vanity addresses' } as const;
  return <TextsWidget field={field} value={value} onChange={setValue} place="sling:vanityPath" />;
}

it('is ready to write in the field that was added', async () => {
  const { user } = draw(<Addresses />);
  await user.click(screen.getByRole('button', { name: 'Add to vanity addresses' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Vanity addresses 2' })).toHaveFocus());
});
