/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import button from '../Button';
import { RenderingProvider, type Rendering } from '../../kit/rendering';
import { fieldRules } from './field-rules';
import { LibraryFacts } from './LibraryFacts';
import { fixtures } from './LibraryFacts.fixtures';
import { libraryFactsModel } from './LibraryFacts.model';

const show = (name: keyof typeof fixtures, describe?: Rendering['describe']) =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language: 'en', renderChild: () => null, describe }}>
      <LibraryFacts {...libraryFactsModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

it('states the component’s name and base', () => {
  show('default');
  expect(screen.getByText('core/wcm/components/accordion/v1/accordion')).toBeVisible();
  expect(screen.getByText('Holds other components').nextElementSibling).toHaveTextContent('yes');
});

it('lists the dialog’s fields with their rules, if the renderer provides them', () => {
  show('default', () => ({ dialog: button.dialog, styleBytes: 2480 }));
  const row = screen.getByRole('rowheader', { name: 'Kind', hidden: true }).closest('tr')!;
  expect(within(row).getByText('type')).toBeInTheDocument();
  expect(row).toHaveTextContent('One of primary, secondary, outline, outline-positive. Default: primary.');
  expect(screen.getByText('2.5 kB')).toBeVisible();
});

it('says so if there is nothing to configure', () => {
  show('default', () => ({ dialog: { tabs: [] }, styleBytes: 0 }));
  expect(screen.getByText(/has no fields/)).toBeVisible();
});

it.each([
  [{ widget: 'number', name: 'a', label: 'A', min: 1, max: 4, value: 2 }, 'From 1 to 4. Default: 2.'],
  [
    { widget: 'path', name: 'a', label: 'A', root: '/content', multiple: true },
    'Below /content, any number.',
  ],
  [
    { widget: 'text', name: 'a', label: 'A', required: true, maxLength: 9 },
    'Required. At most 9 characters.',
  ],
  [
    { widget: 'checkbox', name: 'a', label: 'A', value: true, showWhen: { name: 'b', is: false } },
    'On by default. Shown while b is false.',
  ],
] as const)('describes rules in words: %j', (field, words) => {
  expect(fieldRules(field).join(' ')).toBe(words);
});
