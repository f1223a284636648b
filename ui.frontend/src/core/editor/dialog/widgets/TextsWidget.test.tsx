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

function Sizes() {
  const [value, setValue] = useState<readonly string[]>(['xl', 's']);
  const options = ['s', 'm', 'l'].map((size) => ({ value: size, text: size.toUpperCase() }));
  const field = { widget: 'texts', name: 'sizes', label: 'Sizes', options } as const;
  return (
    <>
      <TextsWidget field={field} value={value} onChange={setValue} place="sizes" />
      <output>{value.join(' ')}</output>
    </>
  );
}

it('chooses several texts of a choice, in its order, and keeps what is no longer offered', async () => {
  const { user } = draw(<Sizes />);
  const box = (name: string) => screen.getByRole('checkbox', { name });
  await user.click(box('L'));
  await user.click(box('M'));
  await user.click(box('S'));
  expect(screen.getByText('m l xl')).toBeInTheDocument();
  await user.click(box('xl (no longer offered)'));
  expect(screen.getByText('m l')).toBeInTheDocument();
});
